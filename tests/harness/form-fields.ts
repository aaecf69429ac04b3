import type { FieldControl } from "#contract/field-rules.ts";
import type { Form } from "#contract/form.ts";
import type { FieldErrorCode } from "#contract/problem.ts";

/** A value of each kind of field, with all sorts of characters where they are allowed. */
const validValues: Record<FieldControl["type"], (field: string) => unknown> = {
  text: (field) => `Åsa "Öberg" & <${field}>`,
  email: () => "asa.oberg@foretag.example",
  tel: () => "+46 8 123 45 67",
  country: () => "AX",
  checkbox: () => false,
  textarea: (field) => `Hej!\n\nVi är 12 🧑‍🤝‍🧑 i Malmö & <Lund>,\n\t"${field}".`,
  consent: () => true,
  page: () => "/sv/priser",
  campaign: () => "",
};

const createTooLong = (limit = 0) => "x".repeat(limit + 1);

/** Invalid values of each kind of field, by the error that they cause. */
const wrongValues: Record<FieldControl["type"], Partial<Record<FieldErrorCode, unknown[]>>> = {
  text: {
    required: [undefined, "", " \t", "\u00a0"],
    invalid: [7, ["a", "b"], "Åsa\nBcc: x", "\u001b[2J", "\ud800"],
  },
  email: { required: [undefined, "", " "], invalid: ["asa", ["a@b.example"], "a@b.example\0x"] },
  tel: { invalid: [46_812_345, "1\r\n2", "\u0007"] },
  country: { required: [undefined, ""], invalid: ["Sweden", "se", "XX", "__proto__", ["SE"]] },
  checkbox: { invalid: ["true", 1] },
  textarea: { required: [undefined, "", "\n"], invalid: [1, "\0", "\udc00", ["a", "b"]] },
  consent: { required: [undefined, false] },
  page: {},
  campaign: {},
};

/** A form's fields with valid values: every second checkbox is ticked. */
export function createValidFields<Fields extends object>(form: Form<Fields>): Fields {
  let boxes = 0;
  const values = Object.entries(form.controls).map(([field, { type }]) => {
    const value = type === "checkbox" ? boxes++ % 2 === 1 : validValues[type](field);
    const fits =
      typeof value === "string" ? [...value].slice(0, form.limits[field]).join("") : value;
    return [field, fits];
  });
  return Object.fromEntries(values) as Fields;
}

/** Invalid values of a form's fields, each with its error. */
export function listWrongValues(form: Form<object>): [field: string, FieldErrorCode, unknown][] {
  return Object.entries(form.controls).flatMap(([field, { type }]) => {
    const codes = new Set(form.errorCodes[field]);
    const tooLongValues = codes.has("too_long")
      ? [[field, "too_long", createTooLong(form.limits[field])]]
      : [];
    const otherWrongValues = Object.entries(wrongValues[type]).filter(
      ([code]) => code === "invalid" || codes.has(code as FieldErrorCode),
    );
    const rows = otherWrongValues.flatMap(([code, values]) =>
      values.map((value) => [field, code, value]),
    );
    return [...rows, ...tooLongValues] as [string, FieldErrorCode, unknown][];
  });
}

export function listRequiredFields({ fieldNames, errorCodes }: Form<object>): string[] {
  return fieldNames.filter((field) => errorCodes[field]?.includes("required"));
}

/**
 * The longest valid text of each text field, made of one character; an e-mail address has a form of its
 * own.
 */
export function createLongestTexts({ limits, controls }: Form<object>, character: string) {
  const fields = Object.entries(limits).flatMap(([field, limit]) =>
    limit === undefined || controls[field]?.type === "email"
      ? []
      : [[field, character.repeat(limit)]],
  );
  return Object.fromEntries(fields) as Record<string, string>;
}
