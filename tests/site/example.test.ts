import { expect, it } from "vitest";
import { dimensions } from "#instrument/dimensions";
import { difference } from "#instrument/distance";
import { errorsOfChange, middleHalf } from "#instrument/norm";
import { groupsApart, scoreProfile } from "#instrument/profile";
import type { Method } from "#load/schema/method";
import { formatMean } from "#locale/formats";
import { type Locale, locales } from "#locale/languages";
import { toPoint } from "#ui/profile-map/map-geometry.ts";
import { readContent } from "../harness/read-content.ts";
import { pageOf } from "./rules/site.ts";

const answers = readContent("example-profile.yaml");
const first = scoreProfile(answers);
const second = scoreProfile(answers, "second");
const errors = errorsOfChange(answers.norms, readContent("science-figures.yaml").reliability.rows);

/** The numbers that elements print, in the order of the page. */
function numbersAt(locale: Locale, selector: string): string[][] {
  const { $ } = pageOf("example", locale);
  return $(selector)
    .toArray()
    .map(
      (element) =>
        $(element)
          .text()
          .match(/[+−]?\d+(?:[.,]\d+)?/g) ?? [],
    );
}

it.each(locales)("the scales print what the answers give: %s", (locale) => {
  const mean = (value: number) => formatMean(value, locale);
  const printed = numbersAt(locale, "section[aria-labelledby=scales-title] dl").flat();
  const expected = dimensions.flatMap((dimension) => {
    const { from, to } = first.spread[dimension];
    const norm = middleHalf(answers.norms[dimension]);
    return [
      first.self.means[dimension],
      first.others.means[dimension],
      Math.abs(first.gaps[dimension]),
      from,
      to,
      norm.from,
      norm.to,
    ].map(mean);
  });
  expect(printed).toEqual(expected);
});

it.each(locales)("the map prints the places of each view: %s", (locale) => {
  const groups = groupsApart(first, readContent<Method>("method.yaml").minGroupAnswers.value);
  const expected = [first.self, first.others, ...groups].map(({ percentiles }) =>
    (["directiveness", "affiliation", "adaptability"] as const).map((dimension) =>
      String(Math.round(percentiles[dimension])),
    ),
  );
  const printed = numbersAt(locale, "section[aria-labelledby=map-title] dl");
  expect(printed).toEqual(expected);
});

it.each(locales)("the second measurement prints both, the change and its error: %s", (locale) => {
  const mean = (value: number) => formatMean(value, locale);
  const expected = dimensions.map((dimension) => [
    mean(first.others.means[dimension]),
    mean(second.others.means[dimension]),
    mean(Math.abs(first.gaps[dimension])),
    mean(Math.abs(second.gaps[dimension])),
    formatMean(
      difference(first.others.means[dimension], second.others.means[dimension]),
      locale,
      "always",
    ),
    mean(errors[dimension]),
  ]);
  const printed = numbersAt(locale, "section[aria-labelledby=second-title] li:has(h3)");
  expect(printed).toEqual(expected);
});

it("other pages draw the same person", () => {
  const marks = [first.self, first.others].map(({ place }) => toPoint(place));
  for (const [id, map] of [
    ["home", "[aria-labelledby=work-title] [role=img]"],
    [
      "science",
      "#figure-map [role=img], [aria-labelledby=figure-map] [role=img], figure [role=img]:has(.fill-producer)",
    ],
    ["example", ".report [data-view=colleagues] [role=img]"],
  ] as const) {
    const { $ } = pageOf(id, "en");
    const circles = $(map)
      .find("circle")
      .toArray()
      .map(({ attribs }) => `${attribs.cx},${attribs.cy}`);
    for (const { x, y } of marks) expect(circles, id).toContain(`${x},${y}`);
  }
});
