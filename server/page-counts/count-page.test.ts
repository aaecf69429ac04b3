import { load } from "cheerio";
import type { InjectOptions } from "fastify";
import { describe, expect, test } from "vitest";
import { formEndpoints } from "#contract/endpoints.ts";
import { createFormPost, createJsonPost, formHeaders } from "#tests/harness/form-posts.ts";
import { sampleContactMessage, sampleProspect } from "#tests/harness/form-samples.ts";
import { buildTestApp } from "#tests/harness/test-app.ts";
import { PageCounter } from "./page-counter.ts";

const site = "https://www.idi.example";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const person = { "user-agent": firefox };
const prefetch = { "sec-purpose": "prefetch", "sec-fetch-site": "same-origin" };

/** The counts of these requests by people, as "page language source: counts". */
async function readCounts(...requests: InjectOptions[]) {
  const pageCounter = new PageCounter();
  const { app } = await buildTestApp({ pageCounter, settings: { SITE_URL: site } });
  for (const { headers, ...request } of requests)
    await app.inject({ ...request, headers: { ...person, host: "www.idi.example", ...headers } });
  const { body } = await app.inject("/metrics");
  const rows = pageCounter.drain().map(({ page, language, source, ...row }) => {
    const { views, prefetched, attempted, stored } = row;
    const label = [page, language, source].filter(Boolean).join(" ");
    return `${label}: ${[views, prefetched, attempted, stored].join(" ")}`;
  });
  return { rows, metrics: body.match(/^page_(views|forms)_total.*/gm) ?? [] };
}

describe("a page view", () => {
  test("is counted by page, language and source", async () => {
    const { rows, metrics } = await readCounts(
      { url: "/product" },
      { url: "/product", headers: { "sec-fetch-dest": "document", referer: `${site}/` } },
      { url: "/sv/produkt", headers: { referer: "https://www.news.example/article?id=7" } },
      { url: "/product?utm_source=mail", headers: { referer: "https://news.example/" } },
    );
    expect(rows).toEqual([
      "product en: 3 0 0 0",
      "product en none: 1 0 0 0",
      "product sv: 1 0 0 0",
      "product sv news.example: 1 0 0 0",
      "product en news.example: 1 0 0 0",
      "product en mail/none/none: 1 0 0 0",
    ]);
    expect(metrics).toEqual(
      expect.arrayContaining([
        'page_views_total{page="product",language="en",view="opened"} 3',
        'page_views_total{page="product",language="sv",view="opened"} 1',
      ]),
    );
  });

  test("is counted when the browser has the page cached", async () => {
    const { app } = await buildTestApp();
    const { etag = "" } = (await app.inject("/product")).headers;
    const referer = `${site}/`;
    const { rows } = await readCounts({
      url: "/product",
      headers: { referer, "if-none-match": String(etag) },
    });
    expect(rows).toEqual(["product en: 1 0 0 0"]);
  });

  test("is counted as prefetched if a page of the site caused it, and otherwise not at all", async () => {
    const { rows } = await readCounts(
      { url: "/product", headers: prefetch },
      { url: "/product", headers: { ...prefetch, "sec-fetch-site": "cross-site" } },
    );
    expect(rows).toEqual(["product en: 0 1 0 0"]);
  });

  test.each<[string, InjectOptions]>([
    ["a robot", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
    ["a program without a name", { headers: { "user-agent": "" } }],
    ["a visitor who asks not to be tracked", { headers: { dnt: "1" } }],
    ["a visitor who asks for privacy", { headers: { "sec-gpc": "1" } }],
    ["a script", { headers: { "sec-fetch-dest": "empty" } }],
    ["a visitor who asks for the headers alone", { method: "HEAD" }],
    ["a visitor who is redirected", { url: "/product/" }],
    ["a visitor who finds nothing", { url: "/nope" }],
    ["a visitor who loads a file", { url: "/robots.txt" }],
    ["a visitor who reads that a message was sent", { url: "/message-sent" }],
  ])("by %s is not counted", async (_who, request) => {
    expect((await readCounts({ url: "/product", ...request } as InjectOptions)).rows).toEqual([]);
  });

  test.each(["not an address", "https://[::1", `https://${"a".repeat(300)}/`])(
    "from %s has no source",
    async (referer) => {
      const { rows } = await readCounts({ url: "/product", headers: { referer } });
      expect(rows).toEqual(["product en: 1 0 0 0", "product en none: 1 0 0 0"]);
    },
  );
});

describe("a form post", () => {
  const page = "/sv/priser";

  test("is counted for the page that led to the form, with the campaign of the form's page", async () => {
    const referer = `${site}/contact?utm_source=mail&page=/sv/priser`;
    const { rows, metrics } = await readCounts({
      ...createJsonPost({ ...sampleProspect, page }),
      headers: { referer },
    });
    expect(rows).toEqual(["pricing sv: 0 0 1 1", "pricing sv mail/none/none: 0 0 1 1"]);
    expect(metrics).toContain('page_forms_total{page="pricing",language="sv",outcome="stored"} 1');
  });

  test("is counted as attempted when it is refused", async () => {
    const { rows } = await readCounts({
      ...createFormPost(
        { ...sampleContactMessage, email: "" },
        { language: "de" },
        "contactMessage",
      ),
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        referer: `${site}/de/preise`,
      },
    });
    expect(rows).toEqual(["pricing de: 0 0 1 0"]);
  });

  test.each([undefined, null])("is counted for the form's page if its page is %s", async (none) => {
    const post = createJsonPost({ ...sampleProspect, page: none });
    const { rows } = await readCounts({ ...post, headers: { "content-language": "sv" } });
    expect(rows).toEqual(["contact sv: 0 0 1 1"]);
  });

  test("is counted once if it is repeated", async () => {
    const post = {
      ...createJsonPost({ ...sampleProspect, page }),
      headers: { "idempotency-key": "once-only" },
    };
    expect((await readCounts(post, post)).rows).toEqual(["pricing sv: 0 0 1 1"]);
  });

  test.each<[string, Record<string, string>]>([
    ["a robot", { "user-agent": "curl/8.5.0" }],
    ["a visitor who asks for privacy", { "sec-gpc": "1" }],
    ["another site", { "sec-fetch-site": "cross-site" }],
  ])("by %s is not counted", async (_who, headers) => {
    expect(
      (await readCounts({ ...createJsonPost({ ...sampleProspect, page }), headers })).rows,
    ).toEqual([]);
  });

  test("keeps the campaign while it is corrected without script", async () => {
    const { app, list } = await buildTestApp();
    const post = (fields: object, headers: Record<string, string>, referer: string) =>
      app.inject({
        ...createFormPost(fields, headers),
        headers: { ...formHeaders, ...person, referer },
      });
    const firstPageUrl = `${site}/contact?utm_source=mail&utm_campaign=spring`;
    const { campaign: _none, ...fields } = sampleProspect;
    const { body } = await post({ ...fields, email: "" }, {}, firstPageUrl);
    const campaign = load(body)("input[name=campaign]").val();
    const url = `${site}${formEndpoints.prospect}?language=en`;
    await post(fields, { campaign: String(campaign) }, url);
    expect(await list()).toMatchObject([{ campaign: "mail/none/spring" }]);
  });

  test.each([
    { headers: {}, campaign: "mail/none/spring" },
    { headers: { dnt: "1" }, campaign: "" },
    { headers: { referer: `${site}/contact` }, campaign: "" },
  ])("has the campaign in the URL of its page, and no other: $campaign", async (testCase) => {
    const { app, list } = await buildTestApp();
    const referer = `${site}/contact?utm_source=mail&utm_campaign=spring`;
    await app.inject({
      ...createJsonPost({ ...sampleProspect, campaign: "made/up/here" }),
      headers: { ...person, referer, ...testCase.headers },
    });
    expect(await list()).toMatchObject([{ campaign: testCase.campaign }]);
  });
});
