import { load } from "cheerio";
import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formEndpoints } from "#contract/endpoints.ts";
import { type Inquiry, inquiryForm, toProspect } from "#contract/inquiry.ts";
import { canary } from "#tests/harness/canary.ts";
import { encodeForm, formHeaders } from "#tests/harness/form-posts.ts";
import { type FormSample, formSamples } from "#tests/harness/form-samples.ts";
import { createHostileFields } from "#tests/harness/hostile-input.ts";
import { readIntact } from "#tests/harness/submissions.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { getCategoryFormat } from "../commands/category-format.ts";
import { toCsv } from "../commands/export.ts";
import { formatListing } from "../commands/listing.ts";
import type { SubmissionCategory } from "../store/submissions/submission.ts";

type Site = Awaited<ReturnType<typeof buildTestApp>>;

/** Number of payloads over all forms, as JSON and as form posts. */
const payloads = 400;

describe.each(formSamples)("hostile words in $form.name", (kind) => {
  const runs = Math.ceil(payloads / formSamples.length / 2);

  test("come back unchanged from JSON, or are refused", async () => {
    const site = await buildTestApp();
    const counts = { taken: 0, refused: 0 };
    const property = fc.asyncProperty(createHostileFields(kind), async (fields) => {
      const { statusCode, body } = await post(site, kind, JSON.stringify(fields), {
        "content-type": "application/json",
      });
      counts[statusCode === 201 ? "taken" : "refused"] += 1;
      expect([201, 422]).toContain(statusCode);
      expect(body).not.toContain(canary);
      await expectStored(site, kind, statusCode === 201 ? fields : null);
    });
    await fc.assert(property, { numRuns: runs });
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(0);
  });

  test("come back unchanged from a form post, or escaped in the form error page", async () => {
    const site = await buildTestApp();
    const emptyStructure = readStructure((await post(site, kind, "language=sv", formHeaders)).body);
    const property = fc.asyncProperty(createHostileFields(kind), async (fields) => {
      const payload = encodeForm(fields, { language: "sv" });
      const { statusCode, body } = await post(site, kind, payload, formHeaders);
      expect([303, 422]).toContain(statusCode);
      if (statusCode === 422) expect(readStructure(body)).toEqual(emptyStructure);
      const sentFields = Object.fromEntries(new URLSearchParams(payload));
      const typedFields = { ...sentFields, ...kind.form.decodePost(sentFields) };
      await expectStored(site, kind, statusCode === 303 ? typedFields : null);
    });
    await fc.assert(property, { numRuns: runs });
  });
});

/** Sends a form, which must leave exactly one line in the log, without a word of it. */
async function post(site: Site, { form }: FormSample, payload: string, headers: object) {
  site.log.length = 0;
  const url = formEndpoints[form.name];
  const response = await site.app.inject({ method: "POST", url, headers: { ...headers }, payload });
  expect(site.log).toHaveLength(1);
  expect(site.log[0]).toMatch(/^\{[^\r\n]*\}\n$/);
  expect(Object.keys(JSON.parse(site.log[0] ?? ""))).toContain("status");
  expect(site.log[0]).not.toContain(canary);
  return response;
}

/** The store must hold exactly these fields, in NFC; then it is emptied. */
async function expectStored(site: Site, kind: FormSample, fields: Record<string, unknown> | null) {
  const rows = await site.listAll();
  if (!fields) return expect(rows).toEqual([]);
  const composed = (value: unknown) => (typeof value === "string" ? value.normalize() : value);
  const email = String(composed(fields.email)).trim();
  const ownFields = Object.fromEntries(
    kind.form.fieldNames.map((field) => [field, composed(fields[field])]),
  );
  const sentFields = { ...ownFields, email };
  const storedFields =
    kind.form.name === inquiryForm.name ? toProspect(sentFields as Inquiry) : sentFields;
  expect(rows).toEqual([expect.objectContaining(storedFields)]);
  await expectHarmless(site, kind.storedIn);
  await site.store.submissions.remove({}, 1);
}

/** No report of the rows holds a terminal escape or a formula. */
async function expectHarmless({ store }: Site, category: SubmissionCategory) {
  const format = getCategoryFormat(category);
  const readStored = () => readIntact(store, { category });
  const joinText = async (text: AsyncIterable<string>) => (await Array.fromAsync(text)).join("");
  expect(await joinText(formatListing(format, readStored()))).not.toMatch(
    /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u,
  );
  const csv = await joinText(toCsv(format, readStored()));
  const cells = (parse(csv, { bom: true, from: 2 }) as string[][]).flat();
  expect(cells).toHaveLength(format.columns.length);
  // Where semicolons or tabs separate cells, quotes and commas are text: there, too.
  const parts = csv.split(/[;\t\r\n]/);
  for (const cell of [...cells, ...parts]) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/u);
}

/** Every element of a page with its attribute names, except for those of errors. */
function readStructure(html: string): string[] {
  const $ = load(html);
  const changingAttributes = /^(value|checked|selected|aria-invalid|aria-describedby)$/;
  $("[data-error-summary], [data-form-failure], [data-error]").remove();
  return $("html *")
    .toArray()
    .map((element) => {
      const names = Object.keys(element.attribs).filter((name) => !changingAttributes.test(name));
      return [$(element).parents().length, element.name, ...names].join(" ");
    });
}
