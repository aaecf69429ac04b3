import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Drawing } from "./drawings.tsx";
import { getColor, type Palette } from "./palette.ts";

/**
 * A drawing as an SVG document in the palette's colours, for programs without style sheets: its colour
 * classes (`fill-producer/30`, `stroke-ink`) become attributes, other classes are dropped.
 * @throws at an unknown colour.
 */
export function renderDrawing({ width, height, content }: Drawing, palette: Palette): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    color: getColor(palette, "ink"),
  };
  return renderToStaticMarkup(createElement("svg", attributes, content)).replaceAll(
    / class="([^"]*)"/g,
    (_, names: string) =>
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
  return ` ${part}="${getColor(palette, color)}"${opacity}`;
}
