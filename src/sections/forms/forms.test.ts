import { expect, test } from "vitest";
import type { FormName } from "#contract/endpoints";
import { formOnlyFields } from "#contract/form-post";
import type { Messages } from "#load/schema/messages";
import { forms } from "./forms.ts";

/** A dictionary in which every text is its key. */
const keys = new Proxy({}, { get: (_words, key) => key }) as Messages;

test.each(Object.keys(forms) as FormName[])(
  "the %s form has a control for every field of its contract, and no other",
  (name) => {
    const { form, fields } = forms[name](keys, "en", "/privacy");
    const names = fields.flatMap((field) => {
      if (field.kind === "checkboxes") return field.boxes.map((box) => box.name);
      return field.kind === "note" ? [] : [field.name];
    });
    const own: string[] = Object.values(formOnlyFields);
    expect(names.filter((control) => !own.includes(control)).sort()).toEqual(
      [...form.fields].sort(),
    );
  },
);
