import type { Form } from "#contract/form.ts";
import { forms } from "#contract/forms.ts";
import { type FormProps, sharedTexts } from "#islands/forms/form-props.ts";
import type { PageContext } from "#load/page-context.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { listCountries } from "#locale/countries.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";
import { findPath, getLinkPath } from "#locale/routes.ts";
import type { FormField } from "#ui/forms/FormFields.tsx";

/** A form's fields and texts in a language, found by the names in its contract. */
export function collectFormProps(
  name: FormProps["form"],
  { id, t, locale }: Pick<PageContext, "id" | "t" | "locale">,
): FormProps {
  const form = forms[name];
  // On the error page, the server fills the path in.
  const path = (id && findPath(id, locale)) ?? "";
  const shared = sharedTexts.map((text) => [text, t[`form.${text}`]]);
  return {
    form: name,
    locale,
    fields: collectFields(form, t, locale, path),
    limits: form.limits,
    texts: {
      ...(Object.fromEntries(shared) as FormProps["texts"]),
      phone: t["site.phone"],
      email: t["site.email"],
      submit: findText(t, `form.${name}.submit`) ?? t["form.submit"],
      errors: collectErrorTexts(form, t, locale),
    },
  };
}

/** The props of the prospect form, which a link can open for a facilitator. */
export function collectProspectProps(page: PageContext) {
  const props = collectFormProps("prospect", page);
  const next: FormField = { type: "note", text: page.t["form.prospect.next"] };
  return {
    ...props,
    fields: [...props.fields, next],
    forFacilitator: page.t["form.prospect.for"],
    aboutFacilitator: page.t["form.prospect.facilitator"],
    hintForFacilitator: page.t["form.prospect.facilitatorHint"],
    submitForFacilitator: page.t["form.submit"],
  };
}

/** Short fields come first, then checkboxes, text areas and the consent. */
const order: FormField["type"][] = ["checkboxes", "textarea", "checkbox", "note"];

function collectFields(
  form: Form<object>,
  t: InterfaceTexts,
  locale: Locale,
  path: string,
): FormField[] {
  const link = { label: t["form.privacy.link"], href: getLinkPath("privacy", locale) };
  const fields = Object.entries(form.controls).flatMap(([name, control]): FormField[] => {
    const { type, textsFrom = name, group, ...look } = control;
    if (type === "page") return [{ type, name, value: path }];
    // The server reads the campaign from the URL.
    if (type === "campaign") return [];
    if (group)
      return isFirstInGroup(group, name, form) ? [createCheckboxes(group, form, t, locale)] : [];
    const required = form.errorCodes[name]?.includes("required");
    const hint = findText(t, `form.${form.name}.${name}.hint`);
    const field = {
      name,
      label: getText(t, `form.${textsFrom}.label`),
      ...(hint && { hint }),
      ...(required ? { required } : { optional: t["form.optional"] }),
      ...look,
    };
    if (type === "consent") return [{ ...field, type: "checkbox", link }];
    if (type === "country") return [{ ...field, type: "select", ...listCountryChoices(t, locale) }];
    return [{ ...field, type }];
  });
  const hasConsent = Object.values(form.controls).some(({ type }) => type === "consent");
  if (!hasConsent) fields.push({ type: "note", text: t["form.privacy.note"], link });
  return fields.sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

function isFirstInGroup(group: string, name: string, { controls }: Form<object>): boolean {
  return name === Object.keys(controls).find((field) => controls[field]?.group === group);
}

function createCheckboxes(
  group: string,
  form: Form<object>,
  t: InterfaceTexts,
  locale: Locale,
): FormField {
  const names = Object.entries(form.controls).flatMap(
    ([field, { group: controlGroup, impliedBy }]) => {
      if (controlGroup !== group) return [];
      return impliedBy?.locales.includes(locale) ? [impliedBy.name, field] : [field];
    },
  );
  const boxes = names.map((name) => ({ name, label: getText(t, `form.${name}.label`) }));
  return { type: "checkboxes", legend: getText(t, `form.${group}.legend`), boxes };
}

/** Country names are fixed at build, since browsers name countries differently. */
function listCountryChoices(t: InterfaceTexts, locale: Locale) {
  return {
    choose: t["form.country.choose"],
    groups: [
      { label: t["form.country.nordic"], countries: listCountries("nordic", locale) },
      { label: t["form.country.europe"], countries: listCountries("restOfEurope", locale) },
      { label: t["form.country.world"], countries: listCountries("restOfTheWorld", locale) },
    ].map(({ label, countries }) => ({ label, options: Object.fromEntries(countries) })),
  };
}

/** A text for every error of a form's fields, by `field.code`. */
function collectErrorTexts(
  form: Form<object>,
  t: InterfaceTexts,
  locale: Locale,
): Record<string, string> {
  const texts = form.fieldNames.flatMap((name) => {
    const { textsFrom = name } = form.controls[name] ?? {};
    const limit = formatInteger(form.limits[name] ?? 0, locale);
    return (form.errorCodes[name] ?? []).map((code) => [
      `${name}.${code}`,
      interpolate(getText(t, `form.${textsFrom}.error.${code}`), { limit }),
    ]);
  });
  return Object.fromEntries(texts);
}

/** The text of a key derived from the contract. The schema of the interface texts requires it. */
function getText(t: InterfaceTexts, key: string): string {
  return findText(t, key) as string;
}

function findText(t: InterfaceTexts, key: string): string | undefined {
  return (t as Partial<Record<string, string>>)[key];
}
