/** What somebody wants to talk about: the box that the prospect form then ticks. */
const interests = ["organization", "team", "personal"] as const;
export type TalkInterest = (typeof interests)[number];

/** What the address of the prospect form's page may bring along. */
const parameter = "interest";

/** Leads to the prospect form at a path with a fragment, which then ticks the interest. */
export function talkHref(path: string, interest: TalkInterest): string {
  return path.replace("#", `?${parameter}=${interest}#`);
}

/** The interest that an address states, if it is one. */
export function statedInterest({ searchParams }: URL): TalkInterest | undefined {
  const stated = searchParams.get(parameter);
  return interests.find((interest) => interest === stated);
}
