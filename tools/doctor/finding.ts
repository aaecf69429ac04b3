/** The result of a check. A note alone leaves the exit status at 0. */
export interface Finding {
  state: "ok" | "note" | "problem";
  /** The subject of the check, in one word. */
  check: string;
  message: string;
}

/** Creates a finding: a problem, or "ok" if there is none. */
export function createFinding(
  check: string,
  problem: string | undefined,
  okMessage: string,
): Finding {
  return problem
    ? { state: "problem", check, message: problem }
    : { state: "ok", check, message: okMessage };
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
