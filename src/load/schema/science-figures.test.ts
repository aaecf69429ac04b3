import { expect, test } from "vitest";
import { scienceFigureSchema } from "./science-figures.ts";

test("a figure without a source is refused in an editor's words", () => {
  const { error } = scienceFigureSchema.safeParse({
    axis: { from: 0, to: 1 },
    rows: [{ id: "all", from: 0.1 }],
  });
  expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    "source: a figure needs a source: the id of an entry of content/sources.yaml",
  ]);
});
