import type { ScienceContent } from "#load/schema/science";
import type { Source } from "#load/schema/sources";
import { fill } from "#locale/fill";

/** A source's short name: "Technical report 2024", "Osgood et al. 1957". */
export function nameSource(source: Source, words: ScienceContent["sources"]): string {
  if (source.kind === "report") return fill(words.report, { year: source.year });
  const [first = "", second, ...more] = source.authors.map((author) => author.split(",")[0] ?? "");
  const names = second === undefined ? first : `${first} ${words.and} ${second}`;
  return `${more.length > 0 ? `${first} et al.` : names} ${source.year}`;
}
