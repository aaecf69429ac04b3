import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { paintClasses } from "./paint-classes.ts";
import { colorOf, type Palette } from "./palette.ts";

/** An SVG document of that size, its elements in the palette's colours. `color` is the ink. */
export function renderSvg(
  { width, height, content }: { width: number; height: number; content: ReactNode },
  palette: Palette,
): string {
  const markup = renderToStaticMarkup(
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: `0 0 ${width} ${height}`,
        color: colorOf(palette, "ink"),
      },
      content,
    ),
  );
  return paintClasses(markup, palette);
}
