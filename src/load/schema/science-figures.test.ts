import { expect, test } from "vitest";
import { scienceFiguresSchema } from "./science-figures.ts";

test("a figure without a source is refused in an editor's words", () => {
  const { error } = scienceFiguresSchema.shape.agreement.safeParse({
    axis: { from: 0, to: 1 },
    rows: [{ id: "colleagues", from: 0.1 }],
  });
  expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
    "source: must be the id of an entry of content/sources.yaml",
  ]);
});

test("a figure has exactly the rows that the page has words for", () => {
  const axis = { from: 0, to: 1 };
  const getIssues = (...ids: string[]) =>
    scienceFiguresSchema.shape.variance
      .safeParse({ source: "report", axis, rows: ids.map((id) => ({ id, from: 0.1 })) })
      .error?.issues.map(({ path }) => path.join("."));
  expect(getIssues("factors")).toBeUndefined();
  expect(getIssues("rest")).toEqual(["rows.0.id"]);
  expect(getIssues("factors", "factors")).toEqual(["rows"]);
  expect(getIssues()).toEqual(["rows"]);
});
