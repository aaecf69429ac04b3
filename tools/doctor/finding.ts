/** The result of a check. A note alone leaves the exit status at 0. */
export interface Finding {
  state: "ok" | "note" | "problem";
  /** The subject of the check, in one word. */
  check: string;
  message: string;
}

/** A finding of something: a problem if it has one, else that it is well. */
export function createFinding(
  check: string,
  problem: string | undefined,
  otherwise: string,
): Finding {
  return problem
    ? { state: "problem", check, message: problem }
    : { state: "ok", check, message: otherwise };
}

/** Findings as lines of text. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length)) + 2;
  return findings
    .map(({ state, check, message }) => {
      const [first = "", ...others] = message.split("\n");
      const rows = [first, ...others.map((line) => " ".repeat(9 + width) + line)];
      return `${state.padEnd(9)}${check.padEnd(width)}${rows.join("\n")}\n`;
    })
    .join("");
}
