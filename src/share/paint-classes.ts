import { colorOf, type Palette } from "./palette.ts";

/**
 * Turns the colour classes of a drawing (`fill-producer/30`, `stroke-ink`) into attributes, for programs
 * without style sheets. Other classes are dropped.
 * @throws at an unknown colour.
 */
export function paintClasses(markup: string, palette: Palette): string {
  return markup.replaceAll(/ class="([^"]*)"/g, (_, names: string) =>
    names
      .split(" ")
      .map((name) => toAttribute(name, palette))
      .join(""),
  );
}

function toAttribute(name: string, palette: Palette): string {
  const [, faded] = /^opacity-(\d+)$/.exec(name) ?? [];
  if (faded) return ` opacity="${Number(faded) / 100}"`;
  const [, part, color = "", share] = /^(fill|stroke)-([a-z-]+)(?:\/(\d+))?$/.exec(name) ?? [];
  if (!part) return "";
  if (color === "none") return ` ${part}="none"`;
  if (color === "current") return ` ${part}="currentColor"`;
  const opacity = share ? ` ${part}-opacity="${Number(share) / 100}"` : "";
  return ` ${part}="${colorOf(palette, color)}"${opacity}`;
}
