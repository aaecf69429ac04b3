/** The result of a check. A note alone leaves the exit status at 0. */
export interface CheckResult {
  state: "ok" | "note" | "problem";
  /** The subject of the check, in one word. */
  name: string;
  message: string;
}

/** Creates a result: a problem, or "ok" if there is none. */
export function createCheckResult(
  name: string,
  problem: string | undefined,
  okMessage: string,
): CheckResult {
  return problem
    ? { state: "problem", name, message: problem }
    : { state: "ok", name, message: okMessage };
}

export function formatCheckResults(results: readonly CheckResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length)) + 2;
  return results
    .map(({ state, name, message }) => {
      const [first = "", ...others] = message.split("\n");
      const rows = [first, ...others.map((line) => " ".repeat(9 + width) + line)];
      return `${state.padEnd(9)}${name.padEnd(width)}${rows.join("\n")}\n`;
    })
    .join("");
}
