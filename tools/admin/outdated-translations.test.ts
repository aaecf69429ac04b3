import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSampleProject } from "#tests/harness/sample-project.ts";
import { confirmationsFile } from "../content/translation-confirmations.ts";
import { confirmTranslation, listOutdatedTranslations } from "./outdated-translations.ts";

const { root, write, commit } = createSampleProject(afterAll);
const folder = "content/pages/home";

test("lists texts of a form that are older than English, until they are confirmed", () => {
  for (const locale of ["en", "sv", "de"]) {
    write(`${folder}/${locale}.yaml`, `hero: { title: ${locale}, lead: ${locale} lead }\n`);
  }
  commit();
  write(`${folder}/en.yaml`, "hero: { title: en, lead: another lead }\n");
  commit();
  const [swedish, german] = ["sv", "de"].map((locale) => ({
    location: `${folder}/${locale}.yaml:1: hero.lead`,
    english: "another lead",
  }));
  expect(listOutdatedTranslations("pages/home", root)).toEqual([swedish, german]);
  expect(listOutdatedTranslations("pages/faq", root)).toEqual([]);

  expect(confirmTranslation("pages/home", swedish?.location ?? "", root)).toBe(true);
  expect(listOutdatedTranslations("pages/home", root)).toEqual([german]);
  expect(confirmTranslation("pages/home", swedish?.location ?? "", root)).toBe(false);
  const confirmed = JSON.parse(readFileSync(join(root, confirmationsFile), "utf8"));
  expect(Object.keys(confirmed)).toEqual([`${folder}/sv.yaml`]);
});
