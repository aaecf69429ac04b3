import { load } from "cheerio";
import * as fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { inquiryForm } from "#contract/inquiry.ts";
import { serverValueAttribute, serverValues } from "#contract/server-values.ts";
import { anyCharacter } from "#tests/harness/any-character.ts";
import { formSamples } from "#tests/harness/form-samples.ts";
import { createFormErrorPage } from "#tests/harness/test-site.ts";
import { ValueLine } from "#ui/forms/ValueLine.tsx";
import { compilePage, type PageContent, renderPage } from "./page-template.ts";

/** The filled page, and the messages that it shows. */
function fill(content: Partial<PageContent>, html = createFormErrorPage("sv")) {
  const $ = load(renderPage(compilePage(html), content));
  const messages = $("[data-error]")
    .toArray()
    .map((element) => element.attribs["data-error"]);
  return { $, messages };
}

describe("renderPage", () => {
  test("shows the messages that apply, at the field and in the summary, and removes the others", () => {
    const { $, messages } = fill({
      errors: [
        { field: "email", code: "invalid" },
        { field: "hasApprovedPrivacyPolicy", code: "required" },
      ],
    });
    const expected = ["email.invalid", "hasApprovedPrivacyPolicy.required"];
    expect(messages).toEqual([...expected, ...expected]);
    expect($("[data-error][hidden]")).toHaveLength(0);
    expect($("[data-error-summary]").attr()).not.toHaveProperty("hidden");
    expect($("[data-error-summary]").attr()).toHaveProperty("autofocus");
    expect($("[data-form-failure]")).toHaveLength(0);
  });

  test("ties each invalid control to its message, beside the hint", () => {
    const { $ } = fill({
      errors: [
        { field: "email", code: "required" },
        { field: "messageBody", code: "too_long" },
      ],
    });
    const described = (id: string) =>
      ["aria-invalid", "aria-describedby"].map((name) => $(id).attr(name));
    expect(described("#email")).toEqual(["true", "email-hint email-error"]);
    expect(described("#messageBody")).toEqual(["true", "messageBody-error"]);
    expect(described("#senderName")).toEqual([undefined, "senderName-hint"]);
  });

  test("shows only the failure when it is not the visitor's", () => {
    const { $, messages } = fill({ isFailure: true });
    expect($("[data-form-failure]").attr()).not.toHaveProperty("hidden");
    expect($("[data-form-failure]").attr()).toHaveProperty("autofocus");
    expect($("[data-error-summary]")).toHaveLength(0);
    expect(messages).toEqual([]);
  });

  test.each([
    ["AX", "AX"],
    [["SE", "AX"], "SE"],
    ["XX", ""],
    ['"]', ""],
    [undefined, ""],
  ])("keeps the choice %j of a list", (country, selectedValue) => {
    const errors = [{ field: "country", code: "required" } as const];
    const { $ } = fill({ fields: { country }, errors }, createFormErrorPage("sv", inquiryForm));
    expect($("[name=country] option[selected]")).toHaveLength(1);
    expect($("[name=country]").val()).toBe(selectedValue);
    expect($("[name=country]").attr("aria-invalid")).toBe("true");
  });

  test.each(['"', ">", "'", "å", "a & b"])("returns a long text of %j in full", (unit) => {
    const page = compilePage(createFormErrorPage("sv"));
    const getLength = (messageBody: string) => renderPage(page, { fields: { messageBody } }).length;
    const text = unit.repeat(10_000);
    expect(getLength(text) - getLength("")).toBeLessThan(2 * text.length);
  });

  test("shows the sentence around a value of the server only if there is a value", () => {
    const sentences = Object.values(serverValues).map((name) => {
      const props = { name, text: `Before {${name}} after.` };
      return renderToStaticMarkup(createElement(ValueLine, props));
    });
    const page = compilePage(`<main>${sentences.join("")}</main>`);
    const $ = load(renderPage(page, { values: { [serverValues.wait]: "<4 minutes>" } }));
    expect($("main p:not([hidden])").text()).toBe("Before <4 minutes> after.");
    expect($("main").children()).toHaveLength(1);
    expect(load(renderPage(page, {}))("main").text()).toBe("");
  });

  test.each(formSamples)(
    "returns every value of a $form.name, on an otherwise unchanged page",
    ({ form }) => {
      const html = createFormErrorPage("sv", form);
      const page = compilePage(html);
      const emptyPage = load(html);
      const frame = getFrame(load(html));
      const names = Object.keys(readValues(emptyPage));
      expect(names).toEqual(
        expect.arrayContaining([...form.fieldNames, "language", "idempotencyKey"]),
      );
      const values = Object.fromEntries(names.map((name) => [name, textPart]));
      const errors = form.fieldNames.flatMap((field) =>
        (form.errorCodes[field] ?? []).map((code) => ({ field, code })),
      );
      const content = fc.record({
        fields: fc.record(values, { requiredKeys: [] }),
        errors: fc.subarray(errors),
        isFailure: fc.boolean(),
      });
      const property = fc.property(content, (pageContent) => {
        const filledPage = load(renderPage(page, pageContent));
        const expected = names.map((name) => [
          name,
          getExpectedValue(emptyPage, name, pageContent.fields[name]),
        ]);
        expect(readValues(filledPage)).toEqual(Object.fromEntries(expected));
        expect(getFrame(filledPage)).toEqual(frame);
      });
      void fc.assert(property, { numRuns: 100 });
    },
  );
});

const parts = [
  ...["\r", "\n", "\r\n", "&", "&amp;", "&#13", "<", ">", '"', "'", "-->"],
  ...["</textarea><script>", "</option><script>", "SE", "AX", "true"],
  ...["\u2028", "\u00a0", "\ufeff", "🧑‍🤝‍🧑"],
];
const part = fc.oneof(fc.constantFrom(...parts), fc.string({ unit: anyCharacter, maxLength: 5 }));
const textPart = fc.oneof(
  fc.array(part, { maxLength: 8 }).map((someParts) => someParts.join("")),
  fc.constantFrom("", "SE", "AX"),
);

type Page = ReturnType<typeof load>;
const controls = "input[name], textarea[name], select[name]";

/** The values that a browser would send, by name; for a checkbox, whether it is ticked. */
function readValues($: Page): Record<string, unknown> {
  const values = $(controls)
    .toArray()
    .map((element) => {
      const control = $(element);
      const text = control.is("textarea") ? control.text() : control.val();
      const isTicked = control.is("[checked]");
      return [control.attr("name"), control.is("[type=checkbox]") ? isTicked : text];
    });
  return Object.fromEntries(values);
}

/** HTML cannot express NUL, and a select only has the values of its options. */
function getExpectedValue($: Page, name: string, sent: string | undefined) {
  const control = $(`[name="${name}"]`);
  if (control.is("[type=checkbox]")) return sent !== undefined;
  if (!control.is("select")) return (sent ?? "").replaceAll("\0", "\ufffd");
  const choices = control.find("option").toArray();
  return choices.some(({ attribs }) => attribs.value === sent) ? sent : "";
}

/** The page without the parts that differ between visitors. */
function getFrame($: Page): string {
  $(`[data-error-summary], [data-form-failure], [data-error], [${serverValueAttribute}]`).remove();
  for (const name of ["value", "checked", "selected", "aria-invalid", "aria-describedby"]) {
    $(`${controls}, option`).removeAttr(name);
  }
  $("textarea").text("");
  return $.html();
}
