/** The query parameter with a facilitator's name. */
const parameter = "facilitator";

/** How many characters are read of a name that a URL gives. */
const maxTitleLength = 200;

/** Links to the prospect form, whose message then names the facilitator. `path` has a fragment. */
export function createAskHref(path: string, title: string): string {
  return path.replace("#", `?${new URLSearchParams({ [parameter]: title })}#`);
}

/** The facilitator named in a URL, as one line of plain text, since anybody can make up such a URL. */
export function parseFacilitator({ searchParams }: URL): string | undefined {
  const title = searchParams
    .get(parameter)
    ?.replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return title ? title.slice(0, maxTitleLength) : undefined;
}
