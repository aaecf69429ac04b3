import { expect, test } from "vitest";
import type { FormName } from "#contract/endpoints.ts";
import { forms } from "#contract/forms.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { type Locale, releasedLocales } from "#locale/languages.ts";
import { keysAsTexts } from "#tests/harness/keys-as-texts.ts";
import { collectFormProps } from "./collect-form-props.ts";

const listFields = (name: FormName, locale: Locale = "en") =>
  collectFormProps(name, { t: keysAsTexts, locale }).fields;

test("an error contains the maximum length", () => {
  const t = new Proxy(keysAsTexts, { get: () => "at most {limit}" }) as InterfaceTexts;
  const { errors } = collectFormProps("contactMessage", { t, locale: "en" }).texts;
  expect(errors["message.too_long"]).toBe("at most 4000");
});

test("puts short fields and boxes before text areas, and the consent or a note last", () => {
  const types = (name: FormName) =>
    listFields(name).flatMap(({ type }) => (type === "page" ? [] : [type]));
  expect(types("prospect").slice(-3)).toEqual(["checkboxes", "textarea", "checkbox"]);
  expect(types("inquiry").slice(-4)).toEqual(["select", "textarea", "textarea", "checkbox"]);
  expect(types("contactMessage").slice(-2)).toEqual(["textarea", "note"]);
});

test("a form has a field for the path of its page if its contract has one", () => {
  const findPageField = (name: FormName) =>
    collectFormProps(name, { id: "pricing", t: keysAsTexts, locale: "sv" }).fields.find(
      ({ type }) => type === "page",
    );
  expect(findPageField("prospect")).toEqual({ type: "page", name: "page", value: "/sv/priser" });
  expect(findPageField("inquiry")).toEqual(findPageField("prospect"));
  expect(findPageField("contactMessage")).toBeUndefined();
});

test("only the English form has a box for use in an organisation", () => {
  const boxes = releasedLocales.map((locale) => {
    const group = listFields("prospect", locale).find(({ type }) => type === "checkboxes");
    return group?.type === "checkboxes" && group.boxes.map(({ name }) => name);
  });
  const sharedFields = forms.prospect.fieldNames.filter(
    (field) => forms.prospect.controls[field]?.group,
  );
  const [first, ...rest] = sharedFields;
  for (const [index, locale] of releasedLocales.entries()) {
    const ownFields = locale === "en" ? ["hasOrganizationUsageInterest"] : [];
    expect(boxes[index]).toEqual([first, ...ownFields, ...rest]);
  }
});
