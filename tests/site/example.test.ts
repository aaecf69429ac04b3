import { expect, test } from "vitest";
import { computeDifferenceInSteps, toPercent } from "#instrument/answer-scale.ts";
import { dimensions } from "#instrument/dimensions.ts";
import {
  computeInterquartileRange,
  computeReliableChange,
  computeStandardErrorsByDimension,
} from "#instrument/norm.ts";
import { mergeSmallGroups, scoreProfile } from "#instrument/profile.ts";
import type { Method } from "#load/schema/method.ts";
import { formatDecimal, formatMean } from "#locale/formats.ts";
import { type Locale, releasedLocales } from "#locale/languages.ts";
import type { PageId } from "#locale/routes.ts";
import { readContent } from "#tests/harness/read-content.ts";
import { toPoint } from "#ui/profile-map/map-geometry.ts";
import { getPage } from "./harness/built-site.ts";

const answers = readContent("example-profile.yaml");
const firstProfile = scoreProfile(answers);
const secondProfile = scoreProfile(answers, "second");
const errors = computeStandardErrorsByDimension(
  answers.norms,
  readContent("science-figures.yaml").reliability.rows,
);

/** The numbers that elements print, in the order of the page. */
function listNumbers(locale: Locale, selector: string): string[][] {
  const { $ } = getPage("example", locale);
  const number = /[+−]?\d+(?:[.,]\d+)?/g;
  return Array.from($(selector), (element) => {
    const shown = $(element).clone();
    // Where an arrow stands, screen readers hear the same values in words.
    shown.find(".sr-only").remove();
    return shown.text().match(number) ?? [];
  });
}

test.each(releasedLocales)("the scales print what the answers give: %s", (locale) => {
  const mean = (value: number) => formatMean(value, locale);
  const printed = listNumbers(locale, "section[aria-labelledby=scales-title] dl").flat();
  const expected = dimensions.flatMap((dimension) => {
    const { from, to } = firstProfile.spread[dimension];
    const norm = computeInterquartileRange(answers.norms[dimension]);
    return [
      firstProfile.self.means[dimension],
      firstProfile.guess.means[dimension],
      firstProfile.others.means[dimension],
      Math.abs(firstProfile.gaps[dimension]),
      Math.abs(firstProfile.surprises[dimension]),
      from,
      to,
      norm.from,
      norm.to,
    ].map(mean);
  });
  expect(printed).toEqual(expected);
  const sizes = Object.values(errors);
  expect(listNumbers(locale, "section[aria-labelledby=scales-title] ul + p")).toEqual([
    [mean(Math.min(...sizes)), mean(Math.max(...sizes))],
  ]);
});

test.each(releasedLocales)("the map prints the places of each view: %s", (locale) => {
  const groups = mergeSmallGroups(
    firstProfile,
    readContent<Method>("method.yaml").minGroupAnswers.value,
  );
  const expected = [firstProfile.self, firstProfile.guess, firstProfile.others, ...groups].map(
    ({ percentiles }) =>
      (["directiveness", "affiliation", "adaptability"] as const).map((dimension) =>
        String(Math.round(percentiles[dimension])),
      ),
  );
  const printed = listNumbers(locale, "section[aria-labelledby=map-title] dl");
  expect(printed).toEqual(expected);
});

test.each(releasedLocales)(
  "the second measurement prints both, the change and what chance explains: %s",
  (locale) => {
    const mean = (value: number) => formatMean(value, locale);
    const expected = dimensions.map((dimension) => [
      mean(firstProfile.others.means[dimension]),
      mean(secondProfile.others.means[dimension]),
      formatMean(
        computeDifferenceInSteps(
          firstProfile.others.means[dimension],
          secondProfile.others.means[dimension],
        ),
        locale,
        "always",
      ),
      mean(computeReliableChange(errors[dimension])),
      mean(Math.abs(firstProfile.gaps[dimension])),
      mean(Math.abs(secondProfile.gaps[dimension])),
      mean(Math.abs(firstProfile.surprises[dimension])),
      mean(Math.abs(secondProfile.surprises[dimension])),
    ]);
    const printed = listNumbers(locale, "section[aria-labelledby=second-title] li:has(h3)");
    expect(printed).toEqual(expected);
  },
);

/** The dashed circles within an element: of all marks only guesses are dashed. */
const countDashed = (locale: Locale, page: PageId, selector: string) =>
  getPage(page, locale).$("main").find(`${selector} circle[stroke-dasharray]`).toArray();
const getPlace = ({ attribs: { cx, cy } }: { attribs: Record<string, string> }) => ({ cx, cy });

test.each(releasedLocales)(
  "the mean of the guesses is on the map, the scales and in the table: %s",
  (locale) => {
    const { $ } = getPage("example", locale);
    const map = "section[aria-labelledby=map-title] [data-view=colleagues]";
    const { x, y } = toPoint(firstProfile.guess.position);
    const onMap = countDashed(locale, "example", `${map} [data-profile-map]`).map(getPlace);
    expect(onMap).toEqual([{ cx: String(x), cy: String(y) }]);

    // With the spread of answers and, for plans without it, alone.
    const scales = "section[aria-labelledby=scales-title] li [data-view=colleagues]";
    const onScales = countDashed(locale, "example", scales).map(({ attribs }) => attribs.cx);
    expect(onScales).toEqual(
      dimensions.flatMap((dimension) => {
        const place = `${toPercent(firstProfile.guess.means[dimension])}%`;
        return [place, place];
      }),
    );

    const { directiveness, affiliation } = firstProfile.guess.position;
    const cells = $(`${map} details tbody td`).toArray();
    expect($(cells[1]).text()).toContain(
      `(${Math.round(directiveness)}\u00a0·\u00a0${Math.round(affiliation)})`,
    );
  },
);

test.each(releasedLocales)("the guess is shown only beside both views: %s", (locale) => {
  for (const view of ["self", "groups"]) {
    expect(countDashed(locale, "example", `[data-view=${view}]`), view).toEqual([]);
  }
});

test.each(releasedLocales)(
  "the product demo shows the answers and guesses of the example: %s",
  (locale) => {
    const demo = "#describe .demo-slide";
    const onMap = countDashed(locale, "product", `${demo} [data-profile-map]`).map(getPlace);
    const { x, y } = toPoint(firstProfile.guess.position);
    expect(onMap).toEqual([{ cx: String(x), cy: String(y) }]);
    const { $ } = getPage("product", locale);
    const dots = $(
      `${demo} [data-profile-map] circle.stroke-producer-edge:not([stroke-dasharray])`,
    );
    expect(dots).toHaveLength(firstProfile.respondents.length + 1);
    const tables = $(`${demo} table`).toArray();
    const means = dimensions.map((dimension) =>
      formatDecimal(Math.round(firstProfile.guess.means[dimension] * 10) / 10, locale),
    );
    const columns = tables.map((table) =>
      Array.from($(table).find("tbody tr"), (row) => $(row).find("td").eq(1).text()),
    );
    expect(columns).toContainEqual(means);
  },
);

test("other pages draw the same person", () => {
  const marks = [firstProfile.self, firstProfile.others].map(({ position }) => toPoint(position));
  for (const [id, map] of [
    ["home", "[aria-labelledby=work-title] [role=img]"],
    ["science", "figure [role=img]"],
    ["example", ".report [data-view=colleagues] [role=img]"],
    ["product", "#describe [data-profile-map]"],
  ] as const) {
    const { $ } = getPage(id, "en");
    const circles = $(map).find("circle");
    const places = Array.from(circles, ({ attribs: { cx, cy } }) => `${cx},${cy}`);
    for (const { x, y } of marks) expect(places, id).toContain(`${x},${y}`);
  }
});
