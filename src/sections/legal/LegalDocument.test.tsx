import { expect, test } from "vitest";
import type { LegalSection } from "#load/legal/parse-legal-text.ts";
import { listContents } from "./LegalDocument.tsx";
import { toHref } from "./LegalProse.tsx";

const section = (id: string, number?: string, sections: LegalSection[] = []): LegalSection => ({
  id,
  number,
  title: id.toUpperCase(),
  markdown: "",
  sections,
});

test("lists the sections, then each appendix with its sections", () => {
  const sections = [
    section("a", "1", [section("b", "1.1")]),
    section("c", undefined, [section("d", "1"), section("e")]),
  ];
  expect(listContents(sections)).toEqual([
    { entries: [{ id: "a", number: 1, title: "A" }] },
    {
      id: "c",
      title: "C",
      entries: [
        { id: "d", number: 1, title: "D" },
        { id: "e", number: undefined, title: "E" },
      ],
    },
  ]);
});

test("converts links to pages to paths in the same language", () => {
  expect(toHref("page:privacy#retention", "de")).toBe("/de/datenschutz#retention");
  expect(toHref("page:pricing", "sv")).toBe("/sv/priser");
  expect(toHref("#fees", "sv")).toBe("#fees");
  expect(toHref("https://www.arn.se", "sv")).toBe("https://www.arn.se");
});
