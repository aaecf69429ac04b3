import { expect, it } from "vitest";
import { paintClasses } from "./paint-classes.ts";

const palette = { ink: "#102030", "producer-edge": "#405060" };

it("turns colours into attributes and drops other classes", () => {
  expect(
    paintClasses('<g class="block h-auto opacity-25"><path class="fill-none"/></g>', palette),
  ).toBe('<g opacity="0.25"><path fill="none"/></g>');
  expect(paintClasses('<circle class="fill-ink/30 stroke-producer-edge" r="3"/>', palette)).toBe(
    '<circle fill="#102030" fill-opacity="0.3" stroke="#405060" r="3"/>',
  );
  expect(paintClasses('<path class="stroke-current"/>', palette)).toBe(
    '<path stroke="currentColor"/>',
  );
});

it("objects to a colour that the design lacks", () => {
  expect(() => paintClasses('<path class="fill-mauve"/>', palette)).toThrow('"mauve"');
});
