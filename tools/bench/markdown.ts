/** A table in Markdown, its columns lined up: the first to the left, the others to the right. */
export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${widths.map((width, column) => pad(row[column] ?? "", width, column)).join(" | ")} |`;
  const rule = widths.map((width, column) =>
    column > 0 ? `${"-".repeat(width - 1)}:` : "-".repeat(width),
  );
  const [first = [], ...others] = lines;
  return [first, rule, ...others].map(line).join("\n");
}

function pad(text: string, width: number, column: number): string {
  return column > 0 ? text.padStart(width) : text.padEnd(width);
}
