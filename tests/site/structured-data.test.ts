import { expect, it } from "vitest";
import { formatPrice } from "#locale/formats";
import { pathOf } from "#locale/routes";
import { readEnv } from "#server/env";
import { isListedPage } from "./rules/listed-page.ts";
import { pages } from "./rules/site.ts";
import { readStructuredData, theNode } from "./rules/structured-data.ts";

const { SITE_URL } = readEnv();
const listed = pages.filter(isListedPage);
const pagesOf = (id: string) => listed.filter((page) => page.id === id);

it.each(pagesOf("home"))("$file says who we are", (page) => {
  const nodes = readStructuredData(page);
  expect(nodes).toHaveLength(2);
  const organization = theNode(nodes, "Organization");
  const visible = page.$("footer").text();
  expect(visible).toContain(organization.legalName);
  expect(visible).toContain(organization.vatID);
  expect(theNode(nodes, "WebSite")).toMatchObject({
    url: SITE_URL + page.path,
    inLanguage: page.locale,
    publisher: { "@id": organization["@id"] },
  });
});

it.each(listed.filter(({ id }) => id !== "home"))("$file says where it stands", (page) => {
  const { itemListElement } = theNode(readStructuredData(page), "BreadcrumbList");
  expect(itemListElement.map(({ item }) => item)).toEqual([
    SITE_URL + pathOf("home", page.locale),
    SITE_URL + page.path,
  ]);
  for (const { name } of itemListElement) expect(name).toMatch(/^[^*]+$/);
});

it.each(pagesOf("pricing"))("$file offers what its plans cost", (page) => {
  const { $, locale } = page;
  const { offers } = theNode(readStructuredData(page), "Product");
  expect(offers).toHaveLength(3);
  for (const { name, price, priceCurrency, priceSpecification } of offers) {
    const heading = $("main h2")
      .toArray()
      .find((element) => $(element).contents().first().text() === name);
    const [amount, unit] = $(heading)
      .nextAll("p")
      .toArray()
      .map((element) => $(element).text());
    expect(amount).toBe(formatPrice(price, priceCurrency, locale));
    expect(priceSpecification).toMatchObject({ price, priceCurrency, unitText: unit });
  }
});

it.each(pagesOf("faq"))("$file answers what it shows", (page) => {
  const { $ } = page;
  const { mainEntity } = theNode(readStructuredData(page), "FAQPage");
  const visible = $("main details")
    .toArray()
    .map((details) => ({
      question: $(details).find("summary h2").text(),
      answer: $(details).find("p").first().text(),
    }));
  expect(
    mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
  ).toEqual(visible);
});
