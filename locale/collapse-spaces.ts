/** A text with one space for any white space in it, and none around it. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
