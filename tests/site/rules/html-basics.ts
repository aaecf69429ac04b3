import type { CheerioAPI } from "cheerio";
import { languages } from "#locale/languages";
import type { BuiltPage } from "#tools/built-site";

const idLists = [
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-details",
];

/** What is wrong with the skeleton of a page, each as "file: what is wrong". */
export function findHtmlProblems(page: BuiltPage): string[] {
  const { $ } = page;
  return [
    ...judgeHead(page),
    ...judgeHeadings($),
    ...judgeIds($),
    ...judgePictures($),
    ...judgeFields($),
  ].map((problem) => `${page.file}: ${problem}`);
}

function judgeHead({ $, kind, locale }: BuiltPage): string[] {
  const problems: string[] = [];
  const lang = $("html").attr("lang");
  if (lang !== languages[locale].tag) problems.push(`html lang is ${lang}`);
  if ($("head > title").text().trim() === "") problems.push("has no title");
  const description = $("meta[name=description]").attr("content") ?? "";
  const listed = kind === "page" && $("meta[name=robots][content*=noindex]").length === 0;
  if (listed && description.trim() === "") problems.push("has no description");
  if ($("main").length !== 1) problems.push(`has ${$("main").length} main elements`);
  return problems;
}

function judgeHeadings($: CheerioAPI): string[] {
  const headings = $("h1, h2, h3, h4, h5, h6").toArray();
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const tops = levels.filter((level) => level === 1).length;
  const problems = tops === 1 ? [] : [`has ${tops} h1`];
  for (const [index, level] of levels.entries()) {
    const text = $(headings[index]).text().trim();
    const previous = levels[index - 1] ?? level;
    if (level > previous + 1) problems.push(`h${level} "${text}" follows h${previous}`);
    if (text === "") problems.push(`an h${level} is empty`);
  }
  return problems;
}

function judgeIds($: CheerioAPI): string[] {
  const ids = $("[id]")
    .toArray()
    .map((element) => $(element).attr("id") ?? "");
  const known = new Set(ids);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  const pointers = [
    ...$("label[for]")
      .toArray()
      .map((label) => $(label).attr("for") ?? ""),
    ...idLists.flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .flatMap((element) => ($(element).attr(name) ?? "").split(/\s+/)),
    ),
  ];
  const lost = new Set(pointers.filter((id) => id !== "" && !known.has(id)));
  return [
    ...[...repeated].map((id) => `the id "${id}" is there more than once`),
    ...[...lost].map((id) => `the id "${id}" is referred to, but not there`),
  ];
}

function judgePictures($: CheerioAPI): string[] {
  const unnamed = $("img:not([alt]), svg, [role=img]")
    .toArray()
    .filter((element) => {
      const picture = $(element);
      if (picture.closest("[aria-hidden=true]").length > 0) return false;
      // A drawing may be made of several elements under one that carries role and name.
      const named = picture.closest("[role=img]");
      return named.length === 0 || nameOf($, named) === "";
    });
  const unsized = $("img:not([width][height])").toArray();
  return [
    ...unnamed.map((element) => `a picture has no name: ${$.html(element).slice(0, 120)}`),
    ...unsized.map((element) => `a picture has no size: ${$.html(element).slice(0, 120)}`),
  ];
}

/** What a browser may fill in for a visitor, by what tells the field. */
const fillable = { "[name=name]": "name", "[type=email]": "email", "[type=tel]": "tel" };

function judgeFields($: CheerioAPI): string[] {
  const unfilled = Object.entries(fillable).flatMap(([kind, autocomplete]) =>
    $(`input${kind}`)
      .toArray()
      .filter((field) => $(field).attr("autocomplete") !== autocomplete)
      .map((field) => `the field "${$(field).attr("name")}" lacks autocomplete="${autocomplete}"`),
  );
  const stuck = $("form[action]")
    .toArray()
    .filter((form) => $(form).find("[type=submit]").length === 0)
    .map((form) => `the form to ${$(form).attr("action")} has no button that sends it`);
  return [...unfilled, ...stuck];
}

function nameOf($: CheerioAPI, picture: ReturnType<CheerioAPI>): string {
  const ids = (picture.attr("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
  const text = ids.map((id) => $(`[id="${id}"]`).text()).join(" ");
  return (picture.attr("aria-label") ?? (text || picture.children("title").text())).trim();
}
