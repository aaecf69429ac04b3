import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { type Locale, languages } from "#locale/languages";
import { projectRoot } from "#tools/project";
import { pages } from "./rules/site.ts";

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
      // The navigation stands in the header and in the menu, a contents list beside the text and
      // folded up above it. Only one of the two is ever shown: axe judges what is shown.
      "unique-landmark": "off",
      // The finder's and the trial's forms send nothing. A test below covers the others.
      "wcag/h32": "off",
    },
  }),
);

it.each(pages)("$file is valid, in its language", async ({ file, html, locale, $ }) => {
  const { results } = await validator.validateString(html, file);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  expect($("html").attr("lang")).toBe(languages[locale].tag);
  expect($("h1, main")).toHaveLength(2);
});

/** What html-validate and axe leave alone. `autocomplete` is by what tells the field. */
const flaws: Record<string, (elements: CheerioAPI) => ReturnType<CheerioAPI>> = {
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

it.each(Object.entries(flaws))("no page has %s", (_, find) => {
  const found = pages.flatMap(({ file, $ }) =>
    find($)
      .toArray()
      .map((element) => `${file}: ${$.html(element).slice(0, 120)}`),
  );
  expect(found).toEqual([]);
});

it("says in which language foreign words are", () => {
  const file = readFileSync(join(projectRoot, "content/foreign-words.yaml"), "utf8");
  const words = Object.entries(parse(file) as Partial<Record<Locale, string[]>>).flatMap(
    ([lang, list = []]) => list.map((word) => ({ lang, word, pattern: wholeWord(word) })),
  );
  const texts = pages.flatMap(({ file, $ }) =>
    $("body, body *")
      .not("script, style, title")
      .contents()
      .toArray()
      .flatMap((node) =>
        node.type === "text"
          ? [{ file, text: node.data, lang: $(node).parent().closest("[lang]").attr("lang") }]
          : [],
      ),
  );
  const unmarked = words.flatMap(({ lang, word, pattern }) =>
    texts
      .filter((one) => one.lang !== lang && pattern.test(one.text))
      .map((one) => `${one.file}: "${word}" stands in no element with lang="${lang}"`),
  );
  expect(unmarked).toEqual([]);
  const shown = pages.map(({ $ }) => $("body").text()).join("\n");
  const unused = words.filter(({ word }) => !shown.includes(word));
  expect(unused, "listed, but on no page").toEqual([]);
});

/** Matches words alone: "Deutsch" is not in "Deutschland". */
function wholeWord(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})${RegExp.escape(words)}(?!\\p{L})`, "u");
}
