/** What a visitor wants to talk about; the prospect form ticks it. */
const interests = ["organization", "team", "personal"] as const;
export type ContactInterest = (typeof interests)[number];

/** Query parameters of the prospect form's page. */
const parameters = { interest: "interest", page: "page" } as const;

/**
 * Links to the prospect form with an interest to tick and the path of the linking page. `path` has a
 * fragment.
 */
export function createContactHref(path: string, interest: ContactInterest, page: string): string {
  const query = `${parameters.interest}=${interest}&${parameters.page}=${page}`;
  return path.replace("#", `?${query}#`);
}

/** The interest in a URL, if it is valid. */
export function parseInterest({ searchParams }: URL): ContactInterest | undefined {
  const stated = searchParams.get(parameters.interest);
  return interests.find((interest) => interest === stated);
}

/** The path of the linking page in a URL. The server drops paths outside the site. */
export function parseLinkingPage({ searchParams }: URL): string | undefined {
  return searchParams.get(parameters.page) ?? undefined;
}
