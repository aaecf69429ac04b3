import type { Facts } from "#load/schema/facts.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import type { Locale } from "#locale/languages.ts";
import { getLinkPath } from "#locale/routes.ts";
import type { JsonLdNode } from "./node.ts";
import { createOrganizationReference, type ToUrl } from "./organization.ts";

/**
 * The service with its priced plans. Amounts and currency are those of the market, as on the pricing
 * page; `picture` is the path of its picture.
 */
export function createProductNode(
  facts: Facts,
  texts: { t: InterfaceTexts; description: string; picture: string },
  locale: Locale,
  toUrl: ToUrl,
): JsonLdNode {
  const { t } = texts;
  const { period, free, starter, growth } = facts.prices[locale];
  const perUser = {
    unitText: t[`plan.period.${period}`],
    ...billing[period],
    valueAddedTaxIncluded: false,
  };
  const offer = (name: string, price: number, unit?: object) => ({
    "@type": "Offer",
    name,
    url: toUrl(getLinkPath("pricing", locale)),
    price,
    priceCurrency: facts.currency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: facts.currency,
      ...unit,
    },
  });
  return {
    "@type": "Product",
    name: t["site.name"],
    description: texts.description,
    image: toUrl(texts.picture),
    // With type and name: search engines judge each page alone, and only home describes the company.
    brand: {
      "@type": "Organization",
      ...createOrganizationReference(toUrl),
      name: t["site.name"],
    },
    offers: [
      offer(t["plan.free.name"], free),
      offer(t["plan.starter.name"], starter, perUser),
      offer(t["plan.growth.name"], growth, perUser),
    ],
  };
}

// UN/CEFACT codes for a year and a month.
const billing = {
  year: { billingDuration: 1, unitCode: "ANN" },
  month: { billingDuration: 1, unitCode: "MON" },
};
