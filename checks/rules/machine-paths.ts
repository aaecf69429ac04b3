// Written in parts, so that this file does not name one.
const machinePath = new RegExp(`(?<![\\w.])/${"work"}/[\\w.-]*`, "g");

/** The paths of the machine on which the project was first written that a text names, with lines. */
export function findMachinePaths(text: string): { line: number; path: string }[] {
  return text
    .split("\n")
    .flatMap((content, index) =>
      [...content.matchAll(machinePath)].map(([path]) => ({ line: index + 1, path })),
    );
}
