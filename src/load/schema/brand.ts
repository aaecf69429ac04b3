import * as z from "zod/mini";
import { countryCodes } from "#locale/countries.ts";
import { locales } from "#locale/languages.ts";
import { computeContrast, toRgb } from "./color.ts";
import {
  filePath,
  matches,
  objectWithDescriptions,
  sample,
  text,
  webUrl,
  withDescription,
} from "./text.ts";

const color = text.check(
  z.refine(
    (value) => toRgb(value) !== undefined,
    "must be an opaque colour as CSS writes it, such as teal",
  ),
  z.meta({ format: "color" }),
);
/** The colours of the brand, which the mark may use, too: `var(--ink)`. */
const colors = objectWithDescriptions(
  {
    ink: "Text on the page, and the ring of the mark",
    paper: "The ground of the page",
    spruce: "Links and other accents on paper",
    deep: "Dark panels",
    "on-deep": "Text on dark panels",
    action: "The button that counts most",
    "on-action": "The words on that button",
    producer: "The dot of the mark",
    "producer-edge": "Edge of that dot, and small drawings on paper",
  },
  color,
);
type Colors = z.infer<typeof colors>;

const email = z
  .string()
  .check(
    ...matches(
      /^[^\s@{}:<>]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/,
      "must be an e-mail address such as hello@idi.example",
    ),
  );

/** Pairs of text and background colour, and the contrast that WCAG 2.2 requires. */
const pairs: [keyof Colors, keyof Colors, number][] = [
  ["ink", "paper", 4.5],
  ["spruce", "paper", 4.5],
  ["on-deep", "deep", 4.5],
  ["on-action", "action", 4.5],
  ["producer-edge", "paper", 3],
];

const schemes = z
  .strictObject({
    light: withDescription(colors, "The light scheme"),
    dark: withDescription(
      z._default(z.partial(colors), {}),
      "The dark scheme: what is left out is as in the light one",
    ),
  })
  .check(({ value, issues }) => {
    for (const { scheme, key, message } of findLowContrast(value)) {
      issues.push({ code: "custom", input: value, path: [scheme, key], message });
    }
  });

const company = z.strictObject({
  legalName: withDescription(text, "The company as its register writes it: {legalName} in texts"),
  registrationNumber: withDescription(text, "Its number there: {registrationNumber} in texts"),
  vatNumber: withDescription(text, "Its number for value added tax: {vatNumber} in texts"),
  register: withDescription(text, "The register that keeps the company: {register} in texts"),
  representative: withDescription(text, "Who may sign for it: {representative} in texts"),
  sample,
});

const office = z.strictObject({
  street: withDescription(text, "{street} in texts"),
  postalCode: withDescription(text, "{postalCode} in texts"),
  city: withDescription(text, "{city} in texts"),
  country: withDescription(
    z.string().check(
      ...matches(/^[A-Z]{2}$/, "must be an ISO 3166 code such as SE"),
      z.refine((code) => countryCodes.includes(code), "must be an ISO 3166 code such as SE"),
    ),
    "ISO 3166 code, such as SE; {country} in texts is its name in each language",
  ),
  phone: withDescription(text, "With the code of the country, such as +46: {phone} in texts"),
  sample,
});

const emails = z.strictObject({
  general: withDescription(email, "{email} in texts"),
  privacy: withDescription(email, "{privacyEmail} in texts"),
  sales: withDescription(email, "{salesEmail} in texts"),
  press: withDescription(email, "{pressEmail} in texts"),
  sample,
});

const security = z.strictObject({
  expires: withDescription(
    z.iso.date(),
    "The day on which it expires, at most a year ahead. Give a later one when you have checked that the address {email} still reaches somebody: npm run launch lists it when it has less than 60 days left",
  ),
});

/** The company, how to reach it, and its look. */
export const brandSchema = withDescription(
  z.strictObject({
    name: withDescription(text, "Name of the product: {product} in texts"),
    possessive: withDescription(
      z.optional(z.partialRecord(z.enum(locales), text)),
      "What is the product’s own, such as “Acme’s”: {productPossessive} in texts. It follows from the name as each language forms it; give it here where that reads wrong",
    ),
    company: withDescription(
      company,
      "Who we are, as registers and the law on electronic commerce ask",
    ),
    office: withDescription(office, "Where we are; the country as its ISO 3166 code"),
    email: withDescription(
      emails,
      "Addresses by purpose: {email}, {privacyEmail}, {salesEmail}, {pressEmail} in texts",
    ),
    booking: withDescription(
      z.optional(webUrl),
      "The address of a page on which visitors book a time to talk, such as that of your calendar. The contact page and what follows a sent form link to it; without it there is no such link",
    ),
    security: withDescription(
      security,
      "What /.well-known/security.txt says to those who find a weakness of the site",
    ),
    mark: withDescription(
      filePath("brand/mark", "svg"),
      'The mark beside the name, on icons and on pictures for shared links: an SVG file. Its colours are currentColor, which is that of the text around it, and those below, as in fill="var(--producer)"',
    ),
    colors: withDescription(
      schemes,
      "Colours in any form of CSS, such as a hexadecimal code; “dark” holds what differs in the dark scheme. The build measures the contrast of what is read on what",
    ),
  }),
  "Who we are and what we look like. Texts in every file name it in braces: {product}, {productPossessive}, {legalName}, {email}, {city} …",
);

export const brandColors = Object.keys(colors.shape);

export type Brand = z.infer<typeof brandSchema>;

/** Pairs of colours with too little contrast, by the names in the schema. */
function findLowContrast({ light, dark }: z.infer<typeof schemes>) {
  return (["light", "dark"] as const).flatMap((scheme) => {
    const present: Colors = scheme === "dark" ? { ...light, ...dark } : light;
    return pairs.flatMap(([front, back, minContrast]) => {
      const [frontRgb, backRgb] = [toRgb(present[front]), toRgb(present[back])];
      const contrast = frontRgb && backRgb ? computeContrast(frontRgb, backRgb) : minContrast;
      if (contrast >= minContrast) return [];
      const key = scheme === "light" || front in dark ? front : back;
      const message = `${front} on ${back} has a contrast of ${contrast.toFixed(2)}:1, at least ${minContrast}:1 is needed`;
      return [{ scheme, key, message }];
    });
  });
}
