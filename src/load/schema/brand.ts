import * as z from "zod/mini";
import { locales } from "#locale/languages.ts";
import { computeContrast, toRgb } from "./color.ts";
import { filePath, matches, sample, text, webUrl } from "./text.ts";

const color = text.check(
  z.refine(
    (value) => toRgb(value) !== undefined,
    "must be an opaque colour as CSS writes it, such as teal",
  ),
  z.meta({ format: "color" }),
);
/** The colours of the brand, which the mark may use, too: `var(--ink)`. */
const colors = z.strictObject({
  ink: color,
  paper: color,
  spruce: color,
  deep: color,
  "on-deep": color,
  action: color,
  "on-action": color,
  producer: color,
  "producer-edge": color,
});
type Colors = z.infer<typeof colors>;

const email = z
  .string()
  .check(
    ...matches(
      /^[^\s@{}]+@[^\s@.]+(\.[^\s@.]+)+$/,
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
  .strictObject({ light: colors, dark: z._default(z.partial(colors), {}) })
  .check(({ value, issues }) => {
    for (const { scheme, key, message } of findLowContrast(value)) {
      issues.push({ code: "custom", input: value, path: [scheme, key], message });
    }
  });

/** The company, how to reach it, and its look. */
export const brandSchema = z.strictObject({
  name: text,
  possessive: z.optional(z.partialRecord(z.enum(locales), text)),
  company: z.strictObject({
    legalName: text,
    registrationNumber: text,
    vatNumber: text,
    register: text,
    representative: text,
    sample,
  }),
  office: z.strictObject({
    street: text,
    postalCode: text,
    city: text,
    country: z.string().check(...matches(/^[A-Z]{2}$/, "must be an ISO 3166 code such as SE")),
    phone: text,
    sample,
  }),
  email: z.strictObject({ general: email, privacy: email, sales: email, press: email, sample }),
  /** The page for booking a time to talk, if there is one. */
  booking: z.optional(webUrl),
  security: z.strictObject({ expires: z.iso.date() }),
  mark: filePath("brand/mark", "svg"),
  colors: schemes,
});

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
