import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { forms } from "#contract/forms";
import { FormFrame } from "#islands/forms/FormFrame.tsx";
import { catalogue } from "#load/catalogue";
import type { Reading } from "#load/read-texts";
import type { InterfaceTexts } from "#load/schema/interface-texts";
import { defaultLocale, type Locale, locales } from "#locale/languages";
import { seededRandom } from "#tests/harness/random";
import { tempFolder } from "#tests/harness/temp-folder";
import { projectRoot } from "#tools/project";
import { formProps } from "./form-props.ts";

type Tree = { [key: string]: Tree | string };

/** The groups that hold texts, each with the key of one text. */
function textsOf(tree: Tree): [group: Tree, key: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[tree, key]] : textsOf(value),
  );
}

const root = tempFolder(afterAll);
cpSync(join(projectRoot, "content"), join(root, "content"), { recursive: true });

const read = () => catalogue.interfaceTexts.read(root);
const messagesOf = ({ entries }: Reading, locale: Locale): InterfaceTexts =>
  entries.find(({ id }) => id === locale)?.data as InterfaceTexts;
const english = messagesOf(read(), defaultLocale);

test.each(locales.filter((locale) => locale !== defaultLocale))(
  "forms show English where fifty texts are missing in the language %s",
  (locale) => {
    const random = seededRandom();
    const file = join(root, `content/messages/${locale}.yaml`);
    const whole = readFileSync(file, "utf8");
    const texts: Tree = parse(whole);
    const all = textsOf(texts);
    const removed = Array.from({ length: 50 }, () =>
      all.splice(Math.floor(random() * all.length), 1),
    ).flat();
    for (const [group, key] of removed) delete group[key];
    writeFileSync(file, stringify(texts));
    const reading = read();
    writeFileSync(file, whole);
    expect(reading.problems).toEqual([]);
    expect(reading.warnings).not.toEqual([]);
    const t = messagesOf(reading, locale);
    // Each is the English text and nothing else.
    const before = messagesOf(read(), locale);
    for (const key of Object.keys(t) as (keyof InterfaceTexts)[]) {
      expect([before[key], english[key]]).toContainEqual(t[key]);
    }
    for (const { name } of Object.values(forms)) {
      const props = formProps(name, { t, locale });
      const $ = load(renderToString(createElement(FormFrame, props)));
      const labels = $("label > span, legend").toArray();
      const shown = labels.map((label) => $(label).text().trim());
      for (const field of props.fields) {
        if ("label" in field) expect(shown).toContain(field.label);
        if ("legend" in field) expect(shown).toContain(field.legend);
      }
    }
  },
);
