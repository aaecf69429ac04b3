import { findProseLinks, type ProseLink } from "../links/prose-links.ts";
import { parseMarkdown } from "../source/markdown.ts";

/** Headings, anchors, figures and special links of a Markdown translation that differ from the original's. */
export function compareProse(original: string, translation: string): string[] {
  const [expected, found] = [outlineOf(original), outlineOf(translation)];
  return (Object.keys(expected) as (keyof typeof expected)[])
    .filter((part) => expected[part] !== found[part])
    .map(
      (part) =>
        `${part}: ${found[part] || "none"}, not ${expected[part] || "none"} as in the English text`,
    );
}

function outlineOf(markdown: string) {
  const links = findProseLinks(markdown);
  const headings = parseMarkdown(markdown).headings;
  const write = ({ scheme, id }: ProseLink) => `${scheme}:${id}`;
  const isFigure = ({ scheme }: ProseLink) => scheme === "figure";
  return {
    headings: headings.map(({ depth }) => "#".repeat(depth)).join(" "),
    anchors: headings.flatMap(({ anchor }) => (anchor ? [`#${anchor}`] : [])).join(" "),
    figures: links.filter(isFigure).map(write).join(" "),
    links: [...new Set(links.filter((link) => !isFigure(link)).map(write))].sort().join(" "),
  };
}
