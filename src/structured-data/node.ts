/** A thing as schema.org describes it. */
export interface Node {
  "@type": string;
  [property: string]: unknown;
}

/** One document of linked data for the things of a page, safe inside a script element. */
export function serializeNodes(nodes: Node[]): string {
  const document = { "@context": "https://schema.org", "@graph": nodes };
  // "</script>" in a text would end the element.
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}
