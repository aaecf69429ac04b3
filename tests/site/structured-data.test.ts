import { expect, test } from "vitest";
import { formatPrice } from "#locale/formats.ts";
import { getLinkPath } from "#locale/routes.ts";
import { readSettings } from "#server/settings/settings.ts";
import type { BuiltPage } from "#tools/read-built-site.ts";
import { pages } from "./harness/built-site.ts";
import { isIndexablePage } from "./harness/indexable-page.ts";

const { SITE_URL } = readSettings();
const indexablePages = pages.filter(isIndexablePage);
const getPages = (id: string) => indexablePages.filter((page) => page.id === id);
const ownUrl = expect.stringContaining(SITE_URL);

// biome-ignore lint/suspicious/noExplicitAny: a thing of any kind, which its test describes.
type JsonLdNode = any;

/** The things that a page describes in JSON-LD. */
function readNodes({ $ }: BuiltPage): JsonLdNode[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  const documents = scripts.map((script) => JSON.parse($(script).text()));
  for (const document of documents) expect(document["@context"]).toBe("https://schema.org");
  return documents.flatMap((document) => document["@graph"]);
}

/**
 * The only thing of a kind on a page.
 * @throws if there is none, or another.
 */
function findOnlyNode(page: BuiltPage, type: string): JsonLdNode {
  const nodes = readNodes(page).filter((thing) => thing["@type"] === type);
  expect(nodes).toHaveLength(1);
  return nodes[0];
}

test.each(getPages("home"))("$file describes the organisation", (page) => {
  expect(readNodes(page)).toHaveLength(2);
  const organization = findOnlyNode(page, "Organization");
  expect(organization).toMatchObject({
    name: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
    url: ownUrl,
    logo: ownUrl,
    email: expect.stringContaining("@"),
    telephone: expect.stringMatching(/^\+[\d ]+$/),
    address: { "@type": "PostalAddress", addressCountry: expect.stringMatching(/^[A-Z]{2}$/) },
  });
  const footerText = page.$("footer").text();
  expect(footerText).toContain(organization.legalName);
  expect(footerText).toContain(organization.vatID);
  expect(findOnlyNode(page, "WebSite")).toMatchObject({
    url: SITE_URL + page.path,
    inLanguage: page.locale,
    publisher: { "@id": organization["@id"] },
  });
});

test.each(indexablePages.filter(({ id }) => id !== "home"))("$file has its breadcrumbs", (page) => {
  const { itemListElement } = findOnlyNode(page, "BreadcrumbList");
  const name = expect.stringMatching(/^[^*]+$/);
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name, item: SITE_URL + getLinkPath("home", page.locale) },
    { "@type": "ListItem", position: 2, name, item: SITE_URL + page.path },
  ]);
});

test.each(getPages("pricing"))("$file has offers with the prices of its plans", (page) => {
  const { $, locale } = page;
  const { offers, ...product } = findOnlyNode(page, "Product");
  // No other node of the page describes the brand.
  const brand = { "@type": "Organization", "@id": ownUrl, name: product.name };
  expect(product).toMatchObject({ image: ownUrl, brand });
  expect(offers).toHaveLength(3);
  for (const [index, { name, price, priceCurrency, priceSpecification }] of offers.entries()) {
    const heading = [...$("main h2")].find((h2) => $(h2).contents().first().text().trim() === name);
    const parts = $(heading).next("p").find("span");
    const [amount, unit] = Array.from(parts, (part) => $(part).text());
    expect(amount).toBe(formatPrice(price, priceCurrency, locale));
    expect(priceSpecification).toMatchObject({ price, priceCurrency });
    // The words beside the price of the free plan are no unit.
    expect(priceSpecification.unitText).toBe(index === 0 ? undefined : unit);
    expect(priceSpecification.valueAddedTaxIncluded).toBe(index === 0 ? undefined : false);
  }
});

test.each(getPages("faq"))("$file has the questions and answers that it shows", (page) => {
  const { $ } = page;
  const visibleQuestions = Array.from($("main details"), (details) => ({
    "@type": "Question",
    name: $(details).find("summary h3").text(),
    acceptedAnswer: { "@type": "Answer", text: $(details).find("p").first().text() },
  }));
  // The page has them by group.
  const questions = findOnlyNode(page, "FAQPage").mainEntity as typeof visibleQuestions;
  const sort = (list: typeof visibleQuestions) =>
    list.toSorted((a, b) => a.name.localeCompare(b.name));
  expect(sort(questions)).toEqual(sort(visibleQuestions));
});
