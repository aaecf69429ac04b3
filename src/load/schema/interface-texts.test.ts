import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import type { FormName } from "#contract/endpoints.ts";
import { forms } from "#contract/forms.ts";
import { releasedLocales } from "#locale/languages.ts";
import { collectFormProps } from "#sections/forms/collect-form-props.ts";
import { keysAsTexts } from "#tests/harness/keys-as-texts.ts";
import {
  flatInterfaceTextsSchema,
  type InterfaceTexts,
  interfaceTextsSchema,
} from "./interface-texts.ts";

const keys = Object.keys(flatInterfaceTextsSchema.shape);

test.each(Object.keys(forms) as FormName[])("the schema has every text of the form %s", (name) => {
  const readKeys = new Set<string>();
  const notes = new Proxy(keysAsTexts, {
    get: (_texts, key) => readKeys.add(String(key)) && key,
  }) as InterfaceTexts;
  for (const locale of releasedLocales) collectFormProps(name, { t: notes, locale });
  expect([...readKeys].filter((key) => !keys.includes(key))).toEqual([]);
  expect(readKeys.size).toBeGreaterThan(30);
});

test("reports a missing text, but no missing hint", () => {
  const texts = Object.fromEntries(keys.map((key) => [key, key]));
  const { "form.phoneNumber.error.too_long": _, ...without } = texts;
  expect(flatInterfaceTextsSchema.safeParse(without).error?.issues).toMatchObject([
    { path: ["form.phoneNumber.error.too_long"] },
  ]);
  const { "form.prospect.phoneNumber.hint": __, ...withoutHint } = texts;
  expect(flatInterfaceTextsSchema.safeParse(withoutHint).success).toBe(true);
});

test("reads texts that files have in groups by their full keys", () => {
  const file = parse(readFileSync("content/interface-texts/en.yaml", "utf8"));
  const texts = interfaceTextsSchema.parse(file);
  expect(texts["action.start"]).toBe(file.action.start);
  expect(keys).toEqual(expect.arrayContaining(Object.keys(texts)));
  delete file.layout.brand.label;
  expect(interfaceTextsSchema.safeParse(file).error?.issues).toMatchObject([
    { path: ["layout", "brand", "label"] },
  ]);
});
