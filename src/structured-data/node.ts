import { removeLinks } from "#load/schema/linked-text.ts";

/** A schema.org thing. */
export interface JsonLdNode {
  "@type": string;
  [property: string]: unknown;
}

/** A JSON-LD document for the things of a page, safe inside a script element. */
export function serializeNodes(nodes: JsonLdNode[]): string {
  const document = { "@context": "https://schema.org", "@graph": nodes };
  // "</script>" in a text would end the element.
  return JSON.stringify(document).replaceAll("<", "\\u003c");
}

/** Breadcrumbs from the home page down to a page: names and absolute URLs. */
export function createBreadcrumbsNode(trail: { name: string; url: string }[]): JsonLdNode {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url,
    })),
  };
}

export function createFaqPageNode(answers: { question: string; answer: string }[]): JsonLdNode {
  return {
    "@type": "FAQPage",
    mainEntity: answers.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: removeLinks(answer) },
    })),
  };
}
