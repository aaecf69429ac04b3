import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { renderDrawing } from "./render-drawing.ts";

const palette = { ink: "#102030", "producer-edge": "#405060" };

const renderPaint = (content: ReactNode) =>
  renderDrawing({ width: 8, height: 6, content }, palette);

test("is a document in the palette's ink", () => {
  expect(renderPaint(null)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6" color="#102030"></svg>',
  );
});

test("turns colours into attributes and drops other classes", () => {
  expect(renderPaint(<g className="block h-auto fill-none opacity-25" />)).toContain(
    '<g fill="none" opacity="0.25"></g>',
  );
  expect(renderPaint(<circle className="fill-ink/30 stroke-producer-edge" r="3" />)).toContain(
    '<circle fill="#102030" fill-opacity="0.3" stroke="#405060" r="3"></circle>',
  );
  expect(renderPaint(<path className="stroke-current" />)).toContain(
    '<path stroke="currentColor">',
  );
});

test("throws at a colour that the design lacks", () => {
  expect(() => renderPaint(<path className="fill-mauve" />)).toThrow('"mauve"');
});
