/** What tells the page "message sent" which message it was, in its address. */
export const referenceParameter = "reference";

/**
 * What a visitor is told to name a message by: the last eight digits of its id, as A1B2-C3D4. An id
 * that does not end so has none.
 */
export function referenceOf(id: unknown): string | undefined {
  const [, first, last] = /([\da-f]{4})([\da-f]{4})$/i.exec(String(id)) ?? [];
  return first && last && `${first}-${last}`.toUpperCase();
}

/** The reference that somebody means who writes it with other letters, or without the hyphen. */
export function readReference(text: string): string | undefined {
  return /^[\da-f]{4}[\s-]?[\da-f]{4}$/i.test(text.trim())
    ? referenceOf(text.replace(/[\s-]/g, ""))
    : undefined;
}
