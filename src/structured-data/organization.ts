import type { Brand } from "#load/schema/brand.ts";
import type { InterfaceTexts } from "#load/schema/interface-texts.ts";
import { type Locale, languages } from "#locale/languages.ts";
import { getLinkPath } from "#locale/routes.ts";
import type { JsonLdNode } from "./node.ts";

/** Makes a path of the site an absolute URL. */
export type ToUrl = (path: string) => string;

const getOrganizationId = (toUrl: ToUrl) => toUrl("/#organization");

/** Refers to the company, which the home pages describe. */
export function createOrganizationReference(toUrl: ToUrl) {
  return { "@id": getOrganizationId(toUrl) };
}

/** The company: its names, numbers and contact points. */
export function createOrganizationNode(brand: Brand, t: InterfaceTexts, toUrl: ToUrl): JsonLdNode {
  const { name, company, office, email } = brand;
  return {
    "@type": "Organization",
    "@id": getOrganizationId(toUrl),
    name,
    legalName: company.legalName,
    description: t["site.tagline"],
    url: toUrl("/"),
    logo: toUrl("/apple-touch-icon.png"),
    email: email.general,
    telephone: office.phone,
    vatID: company.vatNumber,
    address: {
      "@type": "PostalAddress",
      streetAddress: office.street,
      postalCode: office.postalCode,
      addressLocality: office.city,
      addressCountry: office.country,
    },
  };
}

export function createWebSiteNode(t: InterfaceTexts, locale: Locale, toUrl: ToUrl): JsonLdNode {
  return {
    "@type": "WebSite",
    name: t["site.name"],
    url: toUrl(getLinkPath("home", locale)),
    inLanguage: languages[locale].tag,
    publisher: createOrganizationReference(toUrl),
  };
}
