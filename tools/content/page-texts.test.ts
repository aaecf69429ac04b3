import { expect, test } from "vitest";
import { formatIssue } from "#load/content-issue.ts";
import { createTempFolder, writeFiles } from "#tests/harness/temp-folder.ts";
import { listPageTexts } from "./page-texts.ts";

test("lists the texts of a page with file, line and key, its own first", () => {
  const root = createTempFolder();
  writeFiles(root, {
    "content/brand.yaml": "name: Acme\n",
    "content/interface-texts/sv.yaml": "nav:\n  home: Hem\n",
    "content/pages/faq/sv.yaml": "title: Frågor\nitems:\n  - answer: 'Hem hos {product}'\n",
    "content/pages/faq/en.yaml": "title: Questions\n",
    "content/legal/terms/sv.md": "---\ntitle: Villkor\n---\n\nEtt.\n\nTvå.\n",
    "content/testimonials.yaml": "- quote: { en: Good, sv: Bra }\n",
  });
  const texts = listPageTexts(root, "faq", "sv");
  expect(texts.filter(({ isOwn }) => isOwn)).toEqual([
    {
      location: { path: "content/pages/faq/sv.yaml", line: 1, key: "title" },
      text: "Frågor",
      isOwn: true,
    },
    {
      location: { path: "content/pages/faq/sv.yaml", line: 3, key: "items.0.answer" },
      text: "Hem hos Acme",
      isOwn: true,
    },
  ]);
  expect(texts.slice(0, 2).every(({ isOwn }) => isOwn)).toBe(true);
  const otherTexts = texts
    .slice(2)
    .map(({ location, text }) => formatIssue({ ...location, message: text }));
  expect(otherTexts.toSorted()).toEqual([
    "content/brand.yaml:1: name: Acme",
    "content/interface-texts/sv.yaml:2: nav.home: Hem",
    "content/testimonials.yaml:1: entry 1: quote.sv: Bra",
  ]);
});

test("lists a legal text by its lines, for its own page", () => {
  const root = createTempFolder();
  writeFiles(root, {
    "content/legal/terms/sv.md": "---\ntitle: Villkor\n---\n\nEtt.\n\nTvå.\n",
    "content/legal/privacy/sv.md": "Tre.\n",
  });
  expect(
    listPageTexts(root, "terms", "sv").map(({ location, text }) =>
      formatIssue({ ...location, message: text }),
    ),
  ).toEqual([
    "content/legal/terms/sv.md:2: title: Villkor",
    "content/legal/terms/sv.md:5: Ett.",
    "content/legal/terms/sv.md:7: Två.",
  ]);
});

test("counts chapters as the science page's own", () => {
  const root = createTempFolder();
  writeFiles(root, {
    "content/science-chapters.yaml": "- id: end-goal\n",
    "content/science/end-goal/de.md": "Text.",
  });
  const [first] = listPageTexts(root, "science", "de");
  expect(first).toEqual({
    location: { path: "content/science/end-goal/de.md", line: 1 },
    text: "Text.",
    isOwn: true,
  });
});
