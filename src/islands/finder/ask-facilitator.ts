/** The name that the address of the prospect form's page may bring along. */
const parameter = "facilitator";

/** No facilitator's title is longer, in characters. */
const longestTitle = 200;

/** Leads to the prospect form at a path with a fragment, which then names the facilitator in its message. */
export function askHref(path: string, title: string): string {
  return path.replace("#", `?${new URLSearchParams({ [parameter]: title })}#`);
}

/** The facilitator whom an address names. Anybody can make up such an address: a line of plain text. */
export function askedFacilitator({ searchParams }: URL): string | undefined {
  const title = searchParams
    .get(parameter)
    ?.replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return title ? title.slice(0, longestTitle) : undefined;
}
