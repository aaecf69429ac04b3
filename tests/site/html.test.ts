import type { CheerioAPI } from "cheerio";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { readForeignWords } from "#load/checks/foreign-words.ts";
import { languages } from "#locale/languages.ts";
import { projectRoot } from "#tools/project.ts";
import { pages } from "./harness/built-site.ts";
import { formatPageIssue } from "./harness/format-page-issue.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: [
      "html-validate:recommended",
      "html-validate:standard",
      "html-validate:a11y",
      "html-validate:document",
    ],
    rules: {
      // How React writes HTML. Browsers read it the same: names in any case, <br/> and hidden="".
      "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // The navigation is in the header and in the menu, a contents list beside the text and folded up above it. Only
      // one of the two is ever shown: axe judges what is shown.
      "unique-landmark": "off",
      // The finder's and the trial's forms send nothing. A test below covers the others.
      "wcag/h32": "off",
    },
  }),
);

test.each(pages)("$file is valid, in its language", async ({ file, html, locale, $ }) => {
  const { results } = await validator.validateString(html, file);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  expect($("html").attr("lang")).toBe(languages[locale].tag);
  expect($("h1, main")).toHaveLength(2);
});

/**
 * The checks that html-validate and axe lack. Fields are found by name and type, since they may lack `autocomplete`.
 */
const wrongElements: Record<string, (elements: CheerioAPI) => ReturnType<CheerioAPI>> = {
  "a picture without a size": ($) => $("img:not([width][height])"),
  "a drawing that is neither hidden nor named": ($) =>
    $("svg").not("[role=img], [role=img] *, [aria-hidden=true], [aria-hidden=true] *"),
  "a field that browsers do not fill in": ($) =>
    $(
      "input[name=name]:not([autocomplete=name]), input[type=email]:not([autocomplete=email]), " +
        "input[type=tel]:not([autocomplete=tel])",
    ),
  "a form that nothing sends": ($) => $("form[action]").not(":has([type=submit])"),
};

test.each(Object.entries(wrongElements))("no page has %s", (_, find) => {
  const issues = pages.flatMap(({ file, $ }) =>
    Array.from(find($), (element) => `${file}: ${$.html(element).slice(0, 120)}`),
  );
  expect(issues).toEqual([]);
});

test("no comment is beside a space, which Chromium would hide from screen readers", () => {
  expect(pages.filter(({ html }) => html.includes("<!-- -->")).map(({ file }) => file)).toEqual([]);
});

// A check of the content requires the marks in texts; this test requires them on pages.
test("foreign words have a lang attribute", () => {
  const foreignWords = readForeignWords(projectRoot);
  expect(foreignWords.length).toBeGreaterThan(0);
  const unmarked = pages.flatMap((page) => {
    const { $ } = page;
    const texts = $("body, body *")
      .not("script, style, title")
      .contents()
      .toArray()
      .flatMap((node) =>
        node.type === "text"
          ? [{ text: node.data, lang: $(node).parent().closest("[lang]").attr("lang") }]
          : [],
      );
    return foreignWords
      .filter(({ lang, pattern }) =>
        texts.some((node) => node.lang !== lang && pattern.test(node.text)),
      )
      .map(({ word, lang, pattern }) =>
        formatPageIssue(
          page,
          (text) => pattern.test(text),
          `“${word}” stands in no element with lang="${lang}": mark it, or say it in the page’s language`,
        ),
      );
  });
  expect(unmarked).toEqual([]);
});
