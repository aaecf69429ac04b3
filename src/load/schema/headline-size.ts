const maxSize = 80;
const minSize = 42;

/**
 * The font size of a headline on its Open Graph image, in pixels: the longer it or its longest word, the
 * smaller. `undefined` if it does not fit.
 */
export function computeHeadlineSize(headline: string): number | undefined {
  const words = headline.replaceAll("*", "").split(/\s+/);
  const longest = Math.max(...words.map((word) => word.length));
  const size = Math.min(maxSize, 560 / Math.sqrt(words.join(" ").length), 1160 / longest);
  return size < minSize ? undefined : Math.floor(size);
}
