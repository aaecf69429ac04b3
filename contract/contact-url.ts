/** What a visitor wants to talk about; the prospect form ticks it. */
const interests = ["organization", "team", "personal"] as const;
export type ContactInterest = (typeof interests)[number];

/** Query parameters of the prospect form's page. */
const parameters = { interest: "interest", page: "page", facilitator: "facilitator" } as const;

/**
 * Links to the prospect form with an interest to tick and the path of the linking page. `path` has a
 * fragment.
 */
export function createContactHref(path: string, interest: ContactInterest, page: string): string {
  const query = `${parameters.interest}=${interest}&${parameters.page}=${page}`;
  return path.replace("#", `?${query}#`);
}

/** Links to the prospect form, whose message then names the facilitator. `path` has a fragment. */
export function createFacilitatorHref(path: string, title: string): string {
  return path.replace("#", `?${new URLSearchParams({ [parameters.facilitator]: title })}#`);
}

export function parseInterest({ searchParams }: URL): ContactInterest | undefined {
  const stated = searchParams.get(parameters.interest);
  return interests.find((interest) => interest === stated);
}

/** The path of the linking page in a URL. The server drops paths outside the site. */
export function parseLinkingPage({ searchParams }: URL): string | undefined {
  return searchParams.get(parameters.page) ?? undefined;
}

/** The facilitator named in a URL, as a short line of plain text, since URLs can be forged. */
export function parseFacilitator({ searchParams }: URL): string | undefined {
  return searchParams
    .get(parameters.facilitator)
    ?.replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .match(/^.{1,200}/u)?.[0];
}
