import { describe, expect, test } from "vitest";
import {
  createLongestTexts,
  createValidFields,
  listRequiredFields,
  listWrongValues,
} from "#tests/harness/form-fields.ts";
import { isCheckbox } from "./form.ts";
import { forms } from "./forms.ts";

describe.each(Object.values(forms))("the form $name", (form) => {
  const sample = createValidFields(form);
  const texts = Object.keys(createLongestTexts(form, ""));
  const parseChanged = (changes: object) => form.parse({ ...sample, ...changes });

  test("accepts its own fields unchanged, and drops unknown ones", () => {
    expect(parseChanged({ budget: 3 })).toEqual({ ok: true, fields: sample });
  });

  test.each([undefined, null, "text", 7, [], [sample], {}])(
    "reports every required field of %j",
    (input) => {
      const errors = listRequiredFields(form).map((field) => ({ field, code: "required" }));
      expect(form.parse(input)).toEqual({ ok: false, errors });
    },
  );

  test("gives optional fields their default", () => {
    const required = listRequiredFields(form);
    const requiredFields = Object.entries(sample).filter(([field]) => required.includes(field));
    const fields = Object.entries(sample).map(([field, value]) => {
      if (required.includes(field)) return [field, value];
      return [field, typeof value === "boolean" ? false : ""];
    });
    expect(form.parse(Object.fromEntries(requiredFields))).toEqual({
      ok: true,
      fields: Object.fromEntries(fields),
    });
  });

  test.each(listWrongValues(form))("refuses %s as %s (case %#)", (field, code, value) => {
    expect(parseChanged({ [field]: value })).toEqual({ ok: false, errors: [{ field, code }] });
  });

  test("names one error per field, in the order of the contract", () => {
    const wrongFields = Object.fromEntries(
      form.visibleFields.map((field) => [field, "\u0007".repeat(5000)]),
    );
    const { errors } = form.parse(wrongFields) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(form.visibleFields);
  });

  test.each(["x", "😀", "\u0061\u030a"])(
    "accepts the longest texts of %j, and none longer",
    (letter) => {
      const longestTexts = createLongestTexts(form, letter);
      const fields = Object.entries(longestTexts).map(([field, text]) => [field, text.normalize()]);
      expect(parseChanged(longestTexts)).toEqual({
        ok: true,
        fields: { ...sample, ...Object.fromEntries(fields) },
      });
      for (const field of texts) {
        const errors = [{ field, code: "too_long" }];
        expect(parseChanged({ [field]: longestTexts[field] + letter })).toEqual({
          ok: false,
          errors,
        });
      }
    },
  );

  test("takes texts that were pasted with control characters from slides, tables and PDF files", () => {
    const pastedTexts = Object.fromEntries(
      texts.map((field) => [field, "Å\ts\va\f\u0002B\u0092\0"]),
    );
    const fields = Object.fromEntries(
      texts.map((field) => [
        field,
        form.controls[field]?.type === "textarea" ? "Å\ts\na\nB" : "Å s a B",
      ]),
    );
    expect(form.decodePost(pastedTexts)).toMatchObject(fields);
  });

  test("trims and normalises the e-mail address, and trims no other field", () => {
    const spaced = Object.fromEntries(texts.map((field) => [field, " Å "]));
    const email = "Åsa@ö.example";
    const postedFields = { ...spaced, email: ` ${email.normalize("NFD")}\n` };
    expect(parseChanged(postedFields)).toEqual({
      ok: true,
      fields: { ...sample, ...spaced, email },
    });
  });

  test("reads a form post: a checkbox that is present is ticked, line breaks are as in JSON", () => {
    const checkboxes = form.fieldNames.filter(
      (field) => form.controls[field] && isCheckbox(form.controls[field]),
    );
    const post = Object.entries(sample)
      .filter(([, value]) => value !== false)
      .map(([field, value]) => [field, value === true ? "" : value.replaceAll("\n", "\r\n")]);
    expect(form.decodePost(Object.fromEntries(post))).toEqual(sample);
    for (const value of [undefined, "false"]) {
      const boxes = Object.fromEntries(checkboxes.map((name) => [name, value]));
      expect(form.decodePost(boxes)).toEqual(
        Object.fromEntries(checkboxes.map((name) => [name, false])),
      );
    }
    expect(form.decodePost({})).toEqual(
      Object.fromEntries(checkboxes.map((name) => [name, false])),
    );
  });
});
