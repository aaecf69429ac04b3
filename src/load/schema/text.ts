import * as z from "zod/mini";
import { placeholderPattern } from "#locale/interpolate.ts";
import { defaultLocale, isReleased, type Locale, locales } from "#locale/languages.ts";
import { sharedNames } from "../files/shared-values.ts";
import { computeHeadlineSize } from "./headline-size.ts";
import { findLinkIssue } from "./linked-text.ts";

/** The schema with words about its field, which editors read beside it. */
export function withDescription<T extends z.ZodMiniType>(schema: T, words: string): T {
  return schema.check(z.describe(words));
}

/** Said of pages whose headlines have such words. */
export const starsHint = "*Stars* in a headline mark the words that are underlined in colour.";

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A text that must not be empty. Its braces are checked where it is read. */
export const freeText = z.string().check(
  z.minLength(1),
  z.refine((value) => value.trim() !== "", "is empty: enter a text, not only spaces"),
);

/** A text with only these names in its braces, besides the brand's values and the shared statements. */
export function textWith(...names: string[]) {
  return textWithBraces(...names).check(
    z.refine(
      (value) => !/page:[\w-]/.test(value),
      "must not have a link: only answers and paragraphs may",
    ),
  );
}

/** A text for one thing and one for any other number, as `selectPluralForm` takes them. */
export const pluralWith = (...names: string[]) =>
  z.strictObject({
    one: withDescription(textWith(...names), "Said of exactly one"),
    other: withDescription(textWith(...names), "Said of any other number"),
  });

/** A text for one thing, one for any other number and one for nothing. */
export const pluralOrNoneWith = (...names: string[]) =>
  z.strictObject({
    none: withDescription(textWith(...names), "Said when there is none"),
    ...pluralWith(...names).shape,
  });

/** A running text with only these names in its braces, which may also link to pages: `[the prices](page:pricing)`. */
export function linkedTextWith(...names: string[]) {
  return textWithBraces(...names).check(
    z.refine((value) => findLinkIssue(value) === undefined, {
      error: ({ input }) => findLinkIssue(String(input)) ?? "",
    }),
    z.meta({ links: true }),
  );
}

function textWithBraces(...names: string[]) {
  const knownNames: readonly string[] = [...names, ...sharedNames];
  const possibleNames = [...names.map((name) => `{${name}}`), "a name from docs/content.md"].join(
    ", ",
  );
  const fix = `use ${possibleNames}, or remove it`;
  const findUnknownNames = (value: string) =>
    [...value.matchAll(placeholderPattern)].flatMap(([braces, name = ""]) =>
      knownNames.includes(name) ? [] : [braces],
    );
  return freeText.check(
    z.refine((value) => findUnknownNames(value).length === 0, {
      error: ({ input }) =>
        `must not have the unknown name ${findUnknownNames(String(input)).join(", ")}: ${fix}`,
    }),
  );
}

/** A text with only the brand's values and the shared statements in its braces. */
export const text = textWith();

/** A running text with only the brand's values and the shared statements in its braces, which may link to pages. */
export const linkedText = linkedTextWith();

/** Checks a text against a pattern; its JSON Schema has the message, too, for the forms of editors. */
export function matches(pattern: RegExp, message: string) {
  return [z.regex(pattern, message), z.meta({ patternErrorMessage: message })] as const;
}

export const webUrl = z
  .string()
  .check(
    ...matches(/^https:\/\/[^\s/]+\.\S+$/, "must be an address such as https://www.example.com"),
  );

/** The code of any language, such as that of a training or a file. */
export const languageCode = text.check(
  z.refine(
    (code) => /^[a-z]{2,3}$/.test(code) && languageNames.of(code) !== undefined,
    "must be the code of a language such as sv",
  ),
);

/** A year of four digits. */
export const year = z.int().check(z.minimum(1000), z.maximum(9999));

/** Marks an invented entry: the launch list reports it until the mark is removed. */
export const sample = z.optional(z.boolean());

export const assumed = withDescription(
  z.optional(z.boolean()),
  "Marks what was decided without the owner. Remove it when you have confirmed it: npm run launch lists what is left",
);

/** The headline of a page, which must fit on its Open Graph image. */
export const headline = text.check(
  z.refine(
    (value) => value.split("*").length % 2 === 1,
    "must have stars in pairs: the words between *two stars* are underlined",
  ),
  z.refine(
    (value) => computeHeadlineSize(value) !== undefined,
    "must fit on the picture that shared links show: shorten it, or its longest word",
  ),
  z.describe("Headline of the page; words between *stars* are underlined in colour"),
);

/** The path of a file in `content` with one of the `endings`. */
export function filePath(folder: string, ...endings: string[]) {
  const pattern = new RegExp(`^content/(?:[^./][^/]*/)*[^./][^/]*\\.(?:${endings.join("|")})$`);
  const kinds = endings.map((ending) => `.${ending}`).join(" or ");
  const example = `content/${folder}.${endings[0]}`;
  const message = `must be the path of a file in the folder content that ends in ${kinds}, in small letters, such as ${example}`;
  const contentMediaType = endings.includes("pdf") ? "application/pdf" : "image/*";
  return z
    .string()
    .check(
      ...matches(pattern, message),
      z.meta({ contentMediaType, examples: [example], endings }),
    );
}

/** An id that is the same in every language: an anchor, or a reference from another page. */
export const entryId = z
  .string()
  .check(
    ...matches(
      /^[a-zA-Z][\w-]*$/,
      "must be a short name of letters, digits and hyphens, such as who-sees",
    ),
  );

/** An id that only some entries of a list need. */
export const optionalId = withDescription(
  z.optional(entryId),
  "Needed only where a link or another page names this entry: a short name, the same in every language",
);

export const uniqueIds: z.core.CheckFn<{ id?: string | undefined }[]> = ({ value, issues }) => {
  for (const [index, { id }] of value.entries()) {
    if (id === undefined || value.findIndex((other) => other.id === id) === index) continue;
    const message = `must be unique: two entries have the id "${id}"`;
    issues.push({ code: "custom", input: value, path: [index, "id"], message });
  }
};

/** No two entries have the same values at all of these keys. */
export function uniqueBy<Entry extends object>(
  ...keys: (keyof Entry & string)[]
): z.core.CheckFn<Entry[]> {
  return ({ value, issues }) => {
    const texts = value.map((entry) => JSON.stringify(keys.map((key) => entry[key])));
    for (const [index, text] of texts.entries()) {
      const first = texts.indexOf(text);
      if (first === index) continue;
      const message = `is the same as entry ${first + 1}: remove one of them`;
      issues.push({ code: "custom", input: value, path: [index, keys[0] ?? ""], message });
    }
  };
}

/** A list whose length is fixed by a drawing or a table; `reason` tells editors why. */
export function arrayOfLength<T extends z.ZodMiniType>(count: number, reason: string, entry: T) {
  return z.array(entry).check(z.length(count, `must have exactly ${count} entries: ${reason}`));
}

export const titledText = z.strictObject({ title: text, text });

export const intro = z.strictObject({ title: text, lead: text });

/** A page's name in links, and its title and description for search engines and the browser's tab. */
export const meta = withDescription(
  z.strictObject({
    name: withDescription(text, "Name of the page in the header, the footer and links"),
    title: withDescription(text, "Title for search results and the browser's tab"),
    description: withDescription(text, "Two sentences at most for search results"),
  }),
  "The page in menus, in search results and in the browser's tab",
);

/** The two ends of a pair of words. */
export const wordPair = z.strictObject({
  low: withDescription(text, "The end of tasks, asking or own needs"),
  high: withDescription(text, "The end of relationships, telling or others’ needs"),
});

/** The words of a section with a contact form. */
export const contact = z.strictObject({ title: text, lead: text, points: z.array(text) });

/** An object with the same kind of value for each of some names. */
export function objectOf<Name extends string, T extends z.ZodMiniType>(
  names: readonly Name[],
  schema: T,
) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, T>);
}

/** An object with the same kind of value for each name in `descriptions`, which says what it is. */
export function objectWithDescriptions<Name extends string, T extends z.ZodMiniType>(
  descriptions: Readonly<Record<Name, string>>,
  schema: T,
) {
  const shape = Object.entries<string>(descriptions).map(([name, words]) => [
    name,
    withDescription(schema, words),
  ]);
  return z.strictObject(Object.fromEntries(shape) as Record<Name, T>);
}

/** One value per language of the site; those in preparation may lack it until it is filled in from English. */
export function byLocale<T extends z.ZodMiniType>(schema: T) {
  const shape = locales.map((locale) => [locale, isReleased(locale) ? schema : z.optional(schema)]);
  return z.strictObject(Object.fromEntries(shape) as Record<Locale, T>);
}

/** One value per language of the site; a missing one is taken from English. */
export function byLocaleWithFallback<T extends z.ZodMiniType>(schema: T) {
  const shape = Object.fromEntries(
    locales.map((locale) => [
      locale,
      locale === defaultLocale
        ? schema
        : withDescription(z.optional(schema), "Left out, this language has the English ones"),
    ]),
  );
  const values = z.strictObject(shape as Record<Locale, z.ZodMiniOptional<T>>);
  return z.pipe(
    values,
    z.transform(
      (values: Partial<Record<Locale, z.output<T>>>) =>
        Object.fromEntries(
          locales.map((locale) => [locale, values[locale] ?? values[defaultLocale]]),
        ) as Record<Locale, z.output<T>>,
    ),
  );
}
