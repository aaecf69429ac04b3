import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { type ByDimension, mapDimensions } from "#instrument/dimensions.ts";
import { TrialScales } from "./TrialPicture.tsx";
import type { TrialTexts } from "./trial-texts.ts";

const texts: TrialTexts = {
  ...parse(readFileSync("content/pages/trial/en.yaml", "utf8")),
  locale: "en",
  table: { label: "Table", caption: "Caption", scale: "Scale", gap: "Gap" },
  scales: mapDimensions((name) => ({ name, low: "Low", high: "High" })),
};

const points = (value: number): ByDimension<number> => mapDimensions(() => value);

test.each([
  ["the guess", undefined, ["4.3", "2.7", "1.6"]],
  ["the answers", { mean: points(11), count: 1 }, ["4.3", "2.7", "3.7", "0.6"]],
])("the table gives the gap to %s as the difference of its own numbers", (_what, others, cells) => {
  const html = renderToStaticMarkup(
    <TrialScales texts={texts} views={{ self: points(13), guess: points(8), others }} />,
  );
  const body = new DOMParser().parseFromString(html, "text/html");
  const shown = [...(body.querySelector("tbody tr")?.querySelectorAll("td") ?? [])];
  expect(shown.map((cell) => cell.textContent)).toEqual(cells);
});
