import { pathsIn } from "./documents.ts";

/**
 * What is wrong with the table of coverage: it is one table with three columns, and each of its rows
 * but the headings (only a bold first cell) names where a point lives and which test shows it.
 */
export function findCoverageProblems(text: string, files: readonly string[]): string[] {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trimStart().startsWith("|"));
  if (blocks.length !== 1) return [`has ${blocks.length} tables, not one`];
  const rows = (blocks[0] ?? "").trim().split("\n").slice(2);
  const points = rows.map(cellsOf).filter(([first, ...rest]) => !isHeading(first, rest));
  if (points.length === 0) return ["has no points"];
  return points.flatMap(([point = "", ...cells]) => {
    if (cells.length !== 2 || point === "") return [`"${point}" is not a row of three cells`];
    return cells.flatMap((cell, index) => {
      const what = index === 0 ? "place" : "test";
      return pathsIn(cell, { files }).length > 0 ? [] : [`"${point}" names no ${what}`];
    });
  });
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function isHeading(first = "", rest: string[]): boolean {
  return /^\*\*.+\*\*$/.test(first) && rest.every((cell) => cell === "");
}
