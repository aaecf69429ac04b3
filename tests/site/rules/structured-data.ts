import * as z from "zod";
import type { BuiltPage } from "#tools/built-site";

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const reference = z.strictObject({ "@id": url });

const organization = z.strictObject({
  "@type": z.literal("Organization"),
  "@id": url,
  name: text,
  legalName: text,
  description: text,
  url,
  logo: url,
  email: z.email(),
  telephone: z.string().regex(/^\+[\d ]+$/),
  vatID: text,
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    streetAddress: text,
    postalCode: text,
    addressLocality: text,
    addressCountry: z.string().length(2),
  }),
});

const webSite = z.strictObject({
  "@type": z.literal("WebSite"),
  name: text,
  url,
  inLanguage: z.enum(["en", "sv", "de"]),
  publisher: reference,
});

const breadcrumbs = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.int(),
        name: text,
        item: url,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
});

const amount = { price: z.number().nonnegative(), priceCurrency: z.string().length(3) };
const offer = z.strictObject({
  "@type": z.literal("Offer"),
  name: text,
  url,
  ...amount,
  priceSpecification: z.strictObject({
    "@type": z.literal("UnitPriceSpecification"),
    ...amount,
    unitText: text,
    billingDuration: z.literal(1).optional(),
    unitCode: z.enum(["ANN", "MON"]).optional(),
  }),
});

const product = z.strictObject({
  "@type": z.literal("Product"),
  name: text,
  description: text,
  image: url,
  brand: reference,
  offers: z.array(offer).min(1),
});

const faqPage = z.strictObject({
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: text,
        acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
      }),
    )
    .min(1),
});

const documentSchema = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(
    z.discriminatedUnion("@type", [organization, webSite, breadcrumbs, product, faqPage]),
  ),
});

type StructuredNode = z.infer<typeof documentSchema>["@graph"][number];
type NodeOf<Type extends StructuredNode["@type"]> = Extract<StructuredNode, { "@type": Type }>;

/**
 * The JSON-LD of a page.
 * @throws at a kind of thing that the site does not have.
 */
export function readStructuredData({ $ }: BuiltPage): StructuredNode[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => documentSchema.parse(JSON.parse($(script).text()))["@graph"]);
}

/**
 * The only thing of a kind on a page.
 * @throws if there is none, or another.
 */
export function theNode<Type extends StructuredNode["@type"]>(
  nodes: StructuredNode[],
  type: Type,
): NodeOf<Type> {
  const found = nodes.filter((node): node is NodeOf<Type> => node["@type"] === type);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of the kind ${type}`);
  return found[0];
}
