import { fill } from "#locale/fill";

/**
 * Writes into an empty element of a built page: its attribute holds the words, with braces for the
 * values. The values stand in HTML as they are.
 */
export function fillSlot(html: string, attribute: string, values: Record<string, string>): string {
  // A quote within somebody's words is escaped, so that none of them can look like the attribute.
  const slot = new RegExp(`\\b${attribute}="([^"]*)"[^>]*>`);
  return html.replace(slot, (tag, words: string) => tag + fill(words, values));
}
