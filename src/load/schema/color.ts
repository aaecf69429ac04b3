import * as css from "lightningcss";

// A browser that supports neither OKLCH nor wide gamuts.
const targets = { chrome: 60 << 16 };
const rgb = /^a\{color:rgba\((\d+),(\d+),(\d+),\.5\)\}$/;

/**
 * Any opaque CSS colour as red, green and blue from 0 to 255, mapped into sRGB. `undefined` for anything
 * else, such as `currentColor`.
 */
export function toRgb(color: string): number[] | undefined {
  // Half as opaque, so that it is never written as a name or in hexadecimal notation.
  const code = Buffer.from(`a{color:rgb(from ${color} r g b / calc(alpha / 2))}`);
  const options = { filename: "", code, targets, minify: true, errorRecovery: true };
  const converted = css.transform(options).code.toString();
  return rgb.exec(converted)?.slice(1).map(Number);
}

/** The contrast ratio of two colours (red, green, blue) by WCAG 2.2, from 1 to 21. */
export function computeContrast(a: number[], b: number[]): number {
  const [darker = 0, lighter = 0] = [computeLuminance(a), computeLuminance(b)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function computeLuminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
