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

test.each([
  [{ from: 0.5, to: 1 }, { from: 8.5 }, ["rows.0.from"]],
  [{ from: 0.5, to: 1 }, { from: 0.4, to: 0.6 }, ["rows.0.from"]],
  [{ from: 0.5, to: 1 }, { from: 0.9, to: 0.8 }, ["rows.0.to"]],
  [{ from: 0.5, to: 1 }, { from: 0.9, to: 1.1 }, ["rows.0.to"]],
  [{ from: 1, to: 1 }, { from: 1 }, ["axis.to"]],
  [{ from: 0.5, to: 1 }, { from: 0.5, to: 1 }, undefined],
  [{ from: 0.5, to: 1 }, { from: 0.9 }, undefined],
])("on the axis %j, %j is drawn unless %j is refused", (axis, interval, keys) => {
  const { error } = scienceFiguresSchema.shape.variance.safeParse({
    source: "report",
    axis,
    rows: [{ id: "factors", ...interval }],
  });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(keys);
});
