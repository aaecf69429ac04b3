/** The words in braces of a text, each once and in alphabetical order: "{limit} {name}". */
export function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{[\w-]+\}/g))].sort().join(" ");
}

/** How the words in braces of a translation differ from the original's, or `undefined` if they don't. */
export function comparePlaceholders(original: string, translated: string): string | undefined {
  const [expected, found] = [placeholdersOf(original), placeholdersOf(translated)];
  if (expected === found) return undefined;
  return `fills in ${found || "nothing"}, but the English text fills in ${expected || "nothing"}`;
}
