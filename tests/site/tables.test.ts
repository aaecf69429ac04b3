import { expect, test } from "vitest";
import { pages } from "./harness/built-site.ts";

const getText = (html: { text(): string }) => html.text().trim();

test.each(pages)("$file: each table has a caption, and each row a heading", ({ $ }) => {
  for (const table of $("table").toArray()) {
    const caption = getText($(table).children("caption"));
    expect(caption, $(table).text().slice(0, 80)).not.toBe("");
    for (const row of $(table).find("tbody tr").toArray()) {
      expect(getText($(row).children("th[scope=row]")), caption).not.toBe("");
    }
  }
});

test.each(pages)("$file: each map of views can be read as a table", ({ $ }) => {
  for (const section of $("section").toArray()) {
    const maps = $(section).find("[role=img] [data-profile-map]").length;
    const tables = $(section).find("details > table").length;
    expect(tables, $(section).attr("aria-labelledby")).toBeGreaterThanOrEqual(maps);
  }
});

test.each(pages)("$file: no two disclosures have the same name", ({ $ }) => {
  const names = [...$("main summary")].map((summary) => getText($(summary)));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(pages)("$file: no list is empty", ({ $ }) => {
  const emptyLists = [...$("ul, ol, dl")].filter((list) => $(list).children().length === 0);
  expect(emptyLists.map((list) => $(list).parent().text().slice(0, 80))).toEqual([]);
});
