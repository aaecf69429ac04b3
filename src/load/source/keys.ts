import type { Complaint } from "./explain-issue.ts";

/** Every single value of a piece of content with the way to it: "hero.points.0". */
export function* leavesOf(content: unknown, path = ""): Generator<[key: string, value: unknown]> {
  if (typeof content !== "object" || content === null) {
    yield [path, content];
    return;
  }
  for (const [key, value] of Object.entries(content)) {
    yield* leavesOf(value, path === "" ? key : `${path}.${key}`);
  }
}

/** Tells whether a key is there, with whatever value. Keys may hold dots, as in "nav.home". */
export function hasKey(content: unknown, key: string): boolean {
  if (key === "") return true;
  if (typeof content !== "object" || content === null) return false;
  return Object.entries(content).some(
    ([name, value]) =>
      key === name || (key.startsWith(`${name}.`) && hasKey(value, key.slice(name.length + 1))),
  );
}

/** The texts of a translation whose words in braces are not those of the original. */
export function findLostPlaceholders(original: unknown, translation: unknown): Complaint[] {
  const texts = new Map(leavesOf(original));
  return [...leavesOf(translation)].flatMap(([key, value]) => {
    const text = texts.get(key);
    if (typeof text !== "string" || typeof value !== "string" || value === "") return [];
    const words = comparePlaceholders(text, value);
    return words ? [{ key, words }] : [];
  });
}

/** The words in braces of a text, each once and in alphabetical order: "{limit} {name}". */
function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{[\w-]+\}/g))].sort().join(" ");
}

/** How the words in braces of a translation differ from the original's, or `undefined` if they don't. */
export function comparePlaceholders(original: string, translated: string): string | undefined {
  const [expected, found] = [placeholdersOf(original), placeholdersOf(translated)];
  if (expected === found) return undefined;
  return `fills in ${found || "nothing"}, but the English text fills in ${expected || "nothing"}`;
}
