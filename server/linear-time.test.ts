import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  apiEndpoints,
  formEndpoints,
  maxBodyBytes,
  maxFormBodyBytes,
} from "#contract/endpoints.ts";
import { optionalText, requiredLine } from "#contract/field-rules.ts";
import { getMaxUnnormalizedLength } from "#contract/normalized-text.ts";
import { findSpamReason } from "#contract/spam-signs.ts";
import { formHeaders } from "#tests/harness/form-posts.ts";
import { formSamples, sampleProspect } from "#tests/harness/form-samples.ts";
import {
  listWorstTexts,
  measureSuperlinearCost,
  type TextReader,
} from "#tests/harness/superlinear-cost.ts";
import { createTempFolder } from "#tests/harness/temp-folder.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { ensureGazetteer } from "#tools/build/gazetteer/compile-gazetteer.ts";
import { getCategoryFormat } from "./commands/category-format.ts";
import { formatSubmission } from "./commands/listing.ts";
import { composeMail } from "./delivery/compose-mail.ts";
import { parseRow } from "./facilitator-list/parse-row.ts";
import { readCsv } from "./facilitator-list/read-csv.ts";
import { validateEntries } from "./facilitator-list/validate-entries.ts";
import { openGazetteer } from "./gazetteer/open-gazetteer.ts";
import { parsePlaceLabel } from "./gazetteer/place-label-index.ts";
import { kindByCategory } from "./store/submissions/submission.ts";

/** The number of random texts for each reader. */
const random = 20;

const texts = listWorstTexts(random);

/** Expects every text to cost no more than in proportion to its size. */
async function expectLinear(reader: TextReader) {
  const slowTexts: Record<string, unknown> = {};
  for (const [name, textOf] of texts) {
    const cost = await measureSuperlinearCost(reader, textOf);
    if (cost) slowTexts[name] = cost;
    if (Object.keys(slowTexts).length === 3) break;
  }
  expect(slowTexts).toEqual({});
}

const packet = 64 * 1024;

// The longest limit of a field: below the others quadratic work takes less time than can be told from none.
const limit = 4000;

test.each([
  ["line", requiredLine(limit)],
  ["text", optionalText(limit)],
])("reads a %s within its limit in time linear in its size", async (_what, { schema }) => {
  const size = getMaxUnnormalizedLength(limit);
  await expectLinear({ size, read: (text) => () => schema.safeParse(text) });
});

describe.each(formSamples)("the form $form.name", ({ form, stored, storedIn }) => {
  test("is read in time linear in its size", async () => {
    await expectLinear({
      size: packet,
      read(text) {
        const post = Object.fromEntries(form.fieldNames.map((field) => [field, text]));
        return () => form.parse(form.decodePost(post));
      },
    });
  });

  test("is written into mails and lists in time linear in its size", async () => {
    const fields = Object.keys(stored);
    await expectLinear({
      // Together as much as a form post holds.
      size: maxFormBodyBytes / fields.length,
      read(text) {
        const longFields = Object.fromEntries(fields.map((field) => [field, text]));
        const submission = {
          ...{ id: "a", receivedAt: "", language: null, spamReason: null },
          ...{ kind: kindByCategory[storedIn], fields: longFields },
        };
        return () => [
          composeMail(submission),
          formatSubmission(getCategoryFormat("spam"), submission),
        ];
      },
    });
  });
});

const createEntry = (text: string) => ({ post_title: text, location_address__address: text });

test.each<[string, (text: string) => unknown]>([
  ["signs of spam", (topic) => findSpamReason({ topic })],
  ["labels of places", parsePlaceLabel],
  [
    "the list of facilitators",
    (text) => validateEntries([{ name: "a", entry: createEntry(text) }]),
  ],
  [
    "rows of a CSV file",
    (text) => {
      const cells = { title: text, address: text, lat: text };
      const rows = [cells, { title: "t", address: text }];
      return validateEntries(
        rows.map((row) => parseRow({ line: 2, cells: row, hasExtraCells: false })),
      );
    },
  ],
])("reads %s in time linear in their size", async (_what, run) => {
  await expectLinear({ read: (text) => () => run(text), size: packet });
});

test("reads CSV files in time linear in their size", async () => {
  const file = join(createTempFolder(), "rows.csv");
  await expectLinear({
    size: packet / 8,
    read: (text) => () => {
      writeFileSync(file, `title,address,lat\n"${text.replaceAll('"', '""')}",${text}\n`);
      try {
        readCsv(file);
      } catch {}
    },
  });
});

test("the gazetteer reads addresses in linear time", async () => {
  const gazetteer = openGazetteer(ensureGazetteer());
  onTestFinished(() => gazetteer.close());
  await expectLinear({ read: (text) => () => gazetteer.find(text, "en"), size: packet });
});

describe("a request", () => {
  /** What Node reads of a request's head. */
  const head = 15 * 1024;
  const ascii = (text: string) => text.replace(/[^\x20-\x7e]/g, "~");
  const url = formEndpoints.prospect;

  async function expectLinearRequests(size: number, requestOf: (text: string) => InjectOptions) {
    const add = async () => ({ receipt: { id: "a", receivedAt: "" }, isRepeat: false });
    const settings = { TRUST_PROXY: "loopback" };
    const { app } = await buildTestApp({ settings, submissions: { add } });
    const sample = await app.inject(requestOf("a".repeat(size)));
    expect(sample.statusCode, "the body is too large to be read").not.toBe(413);
    const read = (text: string) => {
      const request = requestOf(text);
      return () => app.inject(request);
    };
    await expectLinear({ size, read });
  }

  test.each<[string, (text: string) => string]>([
    ["as it is", (text) => text],
    ["in a field", (text) => `messageBody=${text}`],
    ["in an encoded field", (text) => `messageBody=${encodeURIComponent(text.toWellFormed())}`],
  ])("is read in linear time: a form post with the text %s", async (_what, bodyOf) => {
    await expectLinearRequests(maxFormBodyBytes / 4, (text) => ({
      ...{ method: "POST", url, headers: formHeaders },
      payload: Buffer.from(bodyOf(text)).subarray(0, maxFormBodyBytes),
    }));
  });

  test.each<[string, (text: string) => unknown]>([
    ["as it is", (text) => text],
    ["in every field", (text) => ({ senderName: text, email: text, messageBody: text })],
    [
      "as names",
      (text) => Object.fromEntries(text.match(/.{1,32}/gs)?.map((name, n) => [n + name, n]) ?? []),
    ],
  ])("is read in linear time: JSON with the text %s", async (_what, bodyOf) => {
    const headers = { "content-type": "application/json" };
    const createPayload = (text: string) => {
      const body = bodyOf(text);
      return typeof body === "string" ? body : JSON.stringify(body);
    };
    await expectLinearRequests(maxBodyBytes / 4, (text) => ({
      ...{ method: "POST", url, headers, payload: createPayload(text) },
    }));
  });

  test.each<[string, (text: string) => InjectOptions]>([
    ["path", (text) => ({ url: `/-${ascii(text)}` })],
    ["escaped path", (text) => ({ url: `/-${encodeURIComponent(text.toWellFormed())}` })],
    ["query", (text) => ({ url: `/message-sent?reference=${ascii(text)}` })],
    ["place", (text) => ({ url: `${apiEndpoints.geocode}?address=${ascii(text)}` })],
    ["tile", (text) => ({ url: `${apiEndpoints.tiles}/${ascii(text)}` })],
    ["language", (text) => ({ method: "POST", url: `${url}?language=${ascii(text)}` })],
  ])("is read in linear time: its %s", async (_what, requestOf) => {
    await expectLinearRequests(head, requestOf);
  });

  const names = (
    "accept accept-encoding accept-language content-language cookie host if-modified-since range referer " +
    "x-forwarded-for x-forwarded-host"
  ).split(" ");
  // Each alone, since a wrong one keeps the server from reading others.
  const headerNames = ["content-type", "idempotency-key", "origin", "sec-fetch-site"];
  const createHeaders = (ofRequest: string[], text: string) => ({
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
    "content-type": "application/json",
    ...Object.fromEntries(ofRequest.map((name) => [name, ascii(text)])),
  });

  test.each([names, ...headerNames.map((name) => [name])])(
    "is read in linear time: a post with its headers %s",
    async (...ofPost) => {
      const payload = JSON.stringify(sampleProspect);
      await expectLinearRequests(head, (text) => ({
        ...{ method: "POST", url, payload, headers: createHeaders(ofPost, text) },
      }));
    },
  );

  test.each([[...names, "sec-fetch-site"], ["if-none-match"], ["user-agent"]])(
    "is read in linear time: a visit with its headers %s",
    async (...ofVisit) => {
      await expectLinearRequests(head, (text) => ({
        ...{ url: "/", headers: createHeaders(ofVisit, text) },
      }));
    },
  );
});
