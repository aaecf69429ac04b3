/** What is filled in: a name in braces, or what an editor mistakes for one. */
export const placeholderPattern = /\{([^{}]*)\}/g;

/**
 * Fills in the braces of a text: `interpolate("{count} rows", { count: 3 })`.
 * @throws if the text names a value that is not given, so that a typo in a translation is found.
 */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(placeholderPattern, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`No value for {${name}} in "${text}"`);
    return String(values[name]);
  });
}
