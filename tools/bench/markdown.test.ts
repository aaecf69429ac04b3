import { expect, it } from "vitest";
import { markdownTable } from "./markdown.ts";

it("lines up names to the left and figures to the right", () => {
  expect(
    markdownTable(
      ["page", "ms"],
      [
        ["/sv/priser", 7],
        ["/", 1200],
      ],
    ),
  ).toBe(
    [
      "| page       |   ms |",
      "| ---------- | ---: |",
      "| /sv/priser |    7 |",
      "| /          | 1200 |",
    ].join("\n"),
  );
});
