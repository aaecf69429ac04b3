import * as z from "zod/mini";
import { defaultLocale, type Locale, locales } from "#locale/languages";
import { brandNames } from "../brand-names.ts";
import { unmarkFallback } from "../fallback.ts";
import { setHeadline } from "./set-headline.ts";

/** A text that must not be empty, and may have braces of any name: who reads it checks them. */
export const freeText = z.string().check(z.minLength(1));

/** A text in whose braces only these names stand, which the site fills in, and the brand's words. */
export function textWith(...names: string[]) {
  const known: readonly string[] = [...names, ...brandNames];
  const unknownIn = (value: string) =>
    [...value.matchAll(/\{([^{}]*)\}/g)].flatMap(([braces, name = ""]) =>
      known.includes(name) ? [] : [braces],
    );
  return freeText.check(
    z.refine((value) => unknownIn(value).length === 0, {
      error: ({ input }) =>
        `nothing is known to fill in for ${unknownIn(String(input)).join(", ")}`,
    }),
  );
}

/** A text that must not be empty, in which the site fills in nothing but the brand's words. */
export const text = textWith();

/** Marks what is invented: the launch list names it until the mark is gone. */
export const sample = z.optional(z.boolean());

/** The headline of a page, which stands on its picture for shared links, too. */
export const headline = text.check(
  z.refine(
    (value) => setHeadline(unmarkFallback(value)) !== undefined,
    "is too long for the picture that shared links show: shorten it, or its longest word",
  ),
);

/** A value that is no words: it is not marked where English stands in for a translation. */
export function code<T extends z.ZodMiniType<unknown, string>>(schema: T) {
  return z.pipe(z.pipe(z.string(), z.transform(unmarkFallback)), schema);
}

/** The path of a file in `content` that pages show; `endings` are the kinds of files that can be. */
export function filePath(folder: string, ...endings: string[]) {
  const pattern = new RegExp(`^content/(?:[^./][^/]*/)*[^./][^/]*\\.(?:${endings.join("|")})$`);
  const kinds = endings.map((ending) => `.${ending}`).join(" or ");
  const example = `content/${folder}.${endings[0]}`;
  const message = `must be the path of a file in the folder content that ends in ${kinds}, such as ${example}`;
  return z
    .string()
    .check(
      z.regex(pattern, message),
      z.meta({ contentMediaType: "image/*", examples: [example], endings }),
    );
}

/** A short name by which the same entry is found in every language: an anchor, the pick of a page. */
export const entryId = code(
  z
    .string()
    .check(
      z.regex(
        /^[a-zA-Z][\w-]*$/,
        "must be a short name of letters, digits and hyphens, such as who-sees",
      ),
    ),
);

/** A list whose entries have ids, each another one. */
export function uniqueIds<T extends { id?: string | undefined }>(): z.core.CheckFn<T[]> {
  return ({ value, issues }) => {
    for (const [index, { id }] of value.entries()) {
      if (id === undefined || value.findIndex((other) => other.id === id) === index) continue;
      const message = `two entries have the id "${id}"`;
      issues.push({ code: "custom", input: value, path: [index, "id"], message });
    }
  };
}

/** A list that a drawing or a table beside it fixes in length; `reason` says so to editors. */
export function exactly<T extends z.ZodMiniType>(count: number, reason: string, entry: T) {
  return z.array(entry).check(z.length(count, `needs exactly ${count} entries: ${reason}`));
}

/** A title and the text below it. */
export const titled = z.strictObject({ title: text, text });

/** The title of a section and its lead. */
export const intro = z.strictObject({ title: text, lead: text });

/** The words of a page for search engines and the browser's tab. */
export const meta = z.strictObject({ title: text, description: text });

/** The words of the section that holds a contact form. */
export const contact = z.strictObject({ title: text, lead: text, points: z.array(text) });
export type ContactContent = z.infer<typeof contact>;

/** One value for each language of the site. */
export function byLocale<T extends z.ZodMiniType>(schema: T) {
  const shape = Object.fromEntries(locales.map((locale) => [locale, schema]));
  return z.strictObject(shape as Record<Locale, T>);
}

/** One value for each language of the site; a language that is left out has the English one. */
export function byLocaleAsEnglish<T extends z.ZodMiniType>(schema: T) {
  const shape = Object.fromEntries(
    locales.map((locale) => [locale, locale === defaultLocale ? schema : z.optional(schema)]),
  );
  const values = z.strictObject(shape as Record<Locale, z.ZodMiniOptional<T>>);
  return z.pipe(
    values,
    z.transform(
      (given: Partial<Record<Locale, z.output<T>>>) =>
        Object.fromEntries(
          locales.map((locale) => [locale, given[locale] ?? given[defaultLocale]]),
        ) as Record<Locale, z.output<T>>,
    ),
  );
}
