import type { Node } from "./node.ts";

/** Questions and answers as they stand on the page. */
export function describeFaqPage(answers: { question: string; answer: string }[]): Node {
  return {
    "@type": "FAQPage",
    mainEntity: answers.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
