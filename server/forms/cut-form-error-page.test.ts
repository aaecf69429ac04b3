import { load } from "cheerio";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inquiryForm } from "#contract/inquiry";
import { formErrorPage } from "#tests/harness/built-site";
import { formSamples } from "#tests/harness/forms";
import {
  cutFormErrorPage,
  type FormErrorContent,
  fillFormErrorPage,
} from "./cut-form-error-page.ts";

const fill = (content: Partial<FormErrorContent>) =>
  fillFormErrorPage(cutFormErrorPage(formErrorPage("sv")), {
    fields: {},
    errors: [],
    failed: false,
    ...content,
  });
const visibleErrors = (html: string) =>
  load(html)("[data-error]")
    .toArray()
    .map((element) => element.attribs["data-error"]);

describe("fillFormErrorPage", () => {
  it("shows the messages that apply, at the field and in the summary, and removes the others", () => {
    const html = fill({
      errors: [
        { field: "email", code: "invalid" },
        { field: "hasApprovedPrivacyPolicy", code: "required" },
      ],
    });
    const $ = load(html);
    const expected = ["email.invalid", "hasApprovedPrivacyPolicy.required"];
    expect(visibleErrors(html)).toEqual([...expected, ...expected]);
    expect($("[data-error][hidden]")).toHaveLength(0);
    expect($("[data-error-summary]").attr("hidden")).toBeUndefined();
    expect($("[data-error-summary]").is("[autofocus]")).toBe(true);
    expect($("[data-form-failure]")).toHaveLength(0);
  });

  it("ties each invalid control to its message, beside the hint", () => {
    const $ = load(
      fill({
        errors: [
          { field: "email", code: "required" },
          { field: "messageBody", code: "too_long" },
        ],
      }),
    );
    expect($("#email").attr("aria-invalid")).toBe("true");
    expect($("#email").attr("aria-describedby")).toBe("email-hint email-error");
    expect($("#messageBody").attr("aria-invalid")).toBe("true");
    expect($("#messageBody").attr("aria-describedby")).toBe("messageBody-error");
    expect($("#senderName").attr("aria-invalid")).toBeUndefined();
    expect($("#senderName").attr("aria-describedby")).toBe("senderName-hint");
  });

  it("shows only the failure when it is not the visitor's", () => {
    const html = fill({ failed: true });
    const $ = load(html);
    expect($("[data-form-failure]").attr("hidden")).toBeUndefined();
    expect($("[data-form-failure]").is("[autofocus]")).toBe(true);
    expect($("[data-error-summary]")).toHaveLength(0);
    expect(visibleErrors(html)).toEqual([]);
  });

  it.each([
    ["AX", "AX"],
    [["SE", "AX"], "SE"],
    ["XX", ""],
    ['"]', ""],
    [undefined, ""],
  ])("keeps the choice %j of a list", (sent, chosen) => {
    const html = fillFormErrorPage(cutFormErrorPage(formErrorPage("sv", inquiryForm)), {
      fields: { country: sent },
      errors: [{ field: "country", code: "required" }],
      failed: false,
    });
    const $ = load(html);
    expect($("[name=country] option[selected]")).toHaveLength(1);
    expect($("[name=country]").val()).toBe(chosen);
    expect($("[name=country]").attr("aria-invalid")).toBe("true");
  });

  it.each(formSamples)(
    "gives back every word of a $form.name, and is the same page",
    async ({ form }) => {
      const html = formErrorPage("sv", form);
      const page = cutFormErrorPage(html);
      const names = namesOf(html);
      expect(names).toEqual(expect.arrayContaining([...form.fields, "language", "idempotencyKey"]));
      const fields = fc.record(Object.fromEntries(names.map((name) => [name, words])), {
        requiredKeys: [],
      });
      const errors = fc.subarray(
        form.fields.flatMap((field) =>
          (form.errorCodes[field] ?? []).map((code) => ({ field, code })),
        ),
      );
      const property = fc.asyncProperty(
        fields,
        errors,
        fc.boolean(),
        async (fields, errors, failed) => {
          const filled = fillFormErrorPage(page, { fields, errors, failed });
          expect(valuesOf(filled)).toEqual(
            names.map((name) => expectedValue(html, name, fields[name])),
          );
          expect(frameOf(filled)).toEqual(frameOf(html));
        },
      );
      await fc.assert(property, { numRuns: 100 });
    },
  );
});

const words = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          "\r",
          "\n",
          "\r\n",
          "&",
          "&amp;",
          "&#13",
          "<",
          ">",
          '"',
          "'",
          "</textarea><script>",
          "-->",
        ),
        fc.constantFrom(
          "SE",
          "AX",
          "true",
          "\u2028",
          "\u00a0",
          "\ufeff",
          "🧑‍🤝‍🧑",
          "</option><script>",
        ),
        fc.string({ unit: "binary", maxLength: 5 }),
      ),
      { maxLength: 8 },
    )
    .map((pieces) => pieces.join("")),
  fc.constantFrom("", "SE", "AX"),
);

const controls = "input[name], textarea[name], select[name]";

function namesOf(html: string): string[] {
  const $ = load(html);
  return $(controls)
    .toArray()
    .map((element) => $(element).attr("name") ?? "");
}

/** The values that a browser would send; for a checkbox, whether it is ticked. */
function valuesOf(html: string) {
  const $ = load(html);
  return $(controls)
    .toArray()
    .map((element) => {
      const control = $(element);
      if (control.is("[type=checkbox]")) return control.is("[checked]");
      return control.is("textarea") ? control.text() : control.val();
    });
}

/** HTML cannot express NUL, and a select only has the values of its options. */
function expectedValue(html: string, name: string, sent: string | undefined) {
  const control = load(html)(`[name="${name}"]`);
  if (control.is("[type=checkbox]")) return sent !== undefined;
  if (!control.is("select")) return (sent ?? "").replaceAll("\0", "\ufffd");
  const choices = control.find("option").toArray();
  return choices.some(({ attribs }) => attribs.value === sent) ? sent : "";
}

/** The page without the parts that differ between visitors. */
function frameOf(html: string): string {
  const $ = load(html);
  $("[data-error-summary], [data-form-failure], [data-error]").remove();
  for (const element of $(`${controls}, option`).toArray()) {
    const control = $(element);
    for (const name of ["value", "checked", "selected", "aria-invalid", "aria-describedby"]) {
      control.removeAttr(name);
    }
    if (control.is("textarea")) control.text("");
  }
  return $.html();
}
