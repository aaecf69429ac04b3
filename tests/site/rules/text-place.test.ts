import { expect, it } from "vitest";
import { tempFolder, writeFiles } from "#tests/harness/temp-folder";
import { placesOnPage } from "./text-place.ts";

it("finds a text of a page with file, line and key, its own files first", () => {
  const root = tempFolder();
  writeFiles(root, {
    "content/brand.yaml": "name: Acme\n",
    "content/messages/sv.yaml": "nav:\n  home: Hem hos Acme\n",
    "content/pages/faq/sv.yaml": "title: Frågor\nitems:\n  - answer: 'Hem hos {product}'\n",
    "content/pages/faq/en.yaml": "title: Hem hos Acme\n",
    "content/legal/terms/sv.md": "---\ntitle: Villkor\n---\n\nEtt.\n\nHem hos Acme.\n",
    "content/testimonials.yaml": "- quote: { en: Hem hos Acme, sv: Hem hos Acme }\n",
  });
  const places = placesOnPage({ id: "faq", locale: "sv" }, (text) => text.includes("Acme"), root);
  expect(places[0]).toBe("content/pages/faq/sv.yaml:3: items: entry 1: answer");
  expect(places.slice(1).sort()).toEqual([
    "content/brand.yaml:1: name",
    "content/legal/terms/sv.md:7",
    "content/messages/sv.yaml:2: nav.home",
    "content/testimonials.yaml:1: entry 1: quote.sv",
  ]);
  expect(placesOnPage({ id: "faq", locale: "sv" }, (text) => text === "?", root)).toEqual([]);
});
