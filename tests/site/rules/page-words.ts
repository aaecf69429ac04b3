import type { BuiltPage } from "#tools/built-site";
import { isListedPage } from "./listed-page.ts";

/** How many characters search results show, roughly; a description has a least number, too. */
const longestTitle = 60;
const description = { shortest: 70, longest: 160 };

/**
 * What is wrong with the titles and descriptions of the pages that search engines may list, each as
 * "file: what is wrong": too long, too short, or the same as those of another page.
 */
export function findWordProblems(pages: BuiltPage[]): string[] {
  const listed = pages
    .filter(isListedPage)
    .map((page) => ({ file: page.file, ...readWords(page) }));
  return listed.flatMap((page) => {
    const problems: string[] = [];
    if (page.title.length > longestTitle)
      problems.push(`title has ${page.title.length} characters`);
    const length = page.description.length;
    if (length < description.shortest || length > description.longest)
      problems.push(`description has ${length} characters`);
    for (const part of ["title", "description"] as const) {
      const twin = listed.find((other) => other.file !== page.file && other[part] === page[part]);
      if (twin) problems.push(`${part} is that of ${twin.file}`);
    }
    return problems.map((problem) => `${page.file}: ${problem}`);
  });
}

function readWords({ $ }: BuiltPage) {
  return {
    title: $("head > title").text().trim(),
    description: ($("meta[name=description]").attr("content") ?? "").trim(),
  };
}
