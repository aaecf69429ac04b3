/** What somebody wants to talk about: the box that the prospect form then ticks. */
const interests = ["organization", "team", "personal"] as const;
export type TalkInterest = (typeof interests)[number];

/** What the address of the prospect form's page may bring along. */
const parameters = { interest: "interest", page: "page" } as const;

/**
 * Leads to the prospect form at a path with a fragment. The form then ticks the interest, and tells the path
 * of the page that the visitor came from.
 */
export function talkHref(path: string, interest: TalkInterest, page: string): string {
  const query = `${parameters.interest}=${interest}&${parameters.page}=${page}`;
  return path.replace("#", `?${query}#`);
}

/** The interest that an address states, if it is one. */
export function statedInterest({ searchParams }: URL): TalkInterest | undefined {
  const stated = searchParams.get(parameters.interest);
  return interests.find((interest) => interest === stated);
}

/** The path that an address states as the page which led to it. The server drops what is none of the site. */
export function statedPage({ searchParams }: URL): string | undefined {
  return searchParams.get(parameters.page) ?? undefined;
}
