/** Raw colours as CSS and SVG write them. A reference such as url(#id) or href="#id" is none. */
const rawColor =
  /(?<![\w&/(])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;

/** The raw colours of a text, each with the line (from 1) on which it stands. */
export function findRawColors(text: string): { line: number; color: string }[] {
  return text
    .split("\n")
    .flatMap((content, index) =>
      [...content.matchAll(rawColor)].map(([color]) => ({ line: index + 1, color })),
    );
}
