import { findProseLinks, type ProseLink } from "#load/prose-links";
import { defaultLocale } from "#locale/languages";
import type { ContentFile } from "#tools/content/content-files";

/**
 * Markdown translations whose headings, anchors, figures or special links differ from the English file,
 * each as "file: what is wrong".
 */
export function findProseProblems(files: ContentFile[]): string[] {
  const prose = files.filter(({ path }) => path.endsWith(".md"));
  return prose.flatMap((file) => {
    const original = prose.find(
      ({ group, locale }) => group === file.group && locale === defaultLocale,
    );
    if (!original || !file.locale || file === original) return [];
    const [expected, found] = [outlineOf(original), outlineOf(file)];
    return (Object.keys(expected) as (keyof typeof expected)[])
      .filter((part) => expected[part] !== found[part])
      .map(
        (part) =>
          `${file.path}: ${part}: ${found[part] || "none"}, not ${expected[part] || "none"}`,
      );
  });
}

function outlineOf(file: ContentFile) {
  const markdown = file.body;
  const links = findProseLinks(markdown);
  const headings = markdown.match(/^#{1,6}(?= )/gm) ?? [];
  const write = ({ kind, id }: ProseLink) => `${kind}:${id}`;
  const isFigure = ({ kind }: ProseLink) => kind === "figure";
  return {
    headings: headings.join(" "),
    anchors: (markdown.match(/(?<=^#.* \[)#[\w-]+(?=\]$)/gm) ?? []).join(" "),
    figures: links.filter(isFigure).map(write).join(" "),
    links: [...new Set(links.filter((link) => !isFigure(link)).map(write))].sort().join(" "),
  };
}
