/** The query parameter with which the page "message sent" gets its reference. */
export const referenceParameter = "reference";

/**
 * Formats the reference that a visitor gets for a message: the last eight hex digits of its id, as A1B2-C3D4.
 * Returns undefined if the id does not end with eight hex digits.
 */
export function formatReference(id: unknown): string | undefined {
  const [, first, last] = /([\da-f]{4})([\da-f]{4})$/i.exec(String(id)) ?? [];
  return first && last && `${first}-${last}`.toUpperCase();
}

/** Parses a reference in any case, with or without the hyphen. */
export function parseReference(text: string): string | undefined {
  return /^[\da-f]{4}[\s-]?[\da-f]{4}$/i.test(text.trim())
    ? formatReference(text.replace(/[\s-]/g, ""))
    : undefined;
}
