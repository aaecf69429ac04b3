import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { fillBrand } from "#load/brand-words";
import { splitFrontMatter } from "#load/front-matter";
import type { Brand } from "#load/schema/brand";
import { setHeadline } from "#load/schema/set-headline";
import { isLocale, type Locale, languages, locales } from "#locale/languages";
import { formatContent } from "#tools/content/format-content";
import { lengthen, lengthenWithin } from "./longer-words.ts";

/** Another company's own files, as they stand in its `content`. */
const files = fileURLToPath(new URL("files", import.meta.url));

/** The sizes in which the other company is tried. */
export const companies = {
  small: { members: 1, questions: 7, testimonials: 0 },
  larger: { members: 3, questions: 2, testimonials: 1 },
};
export type Company = (typeof companies)[keyof typeof companies];

/** Keys whose values are no words. */
const codes = ["drawing", "id", "page", "updated", "unnumbered"];

/** Texts that the specification prescribes word for word. */
const prescribed = ["Thank you for reaching out! We will get back to you shortly."];

// biome-ignore lint/suspicious/noExplicitAny: content of every kind.
type Data = any;

/** Puts the content of another company into a copy of the project, in place of its own. */
export function writeCompany(root: string, company: Company): void {
  cpSync(files, join(root, "content"), { recursive: true });
  const change = (path: string, changed: (data: Data) => Data) => changeFile(root, path, changed);
  const brand: Brand = parse(readFileSync(join(root, "content/brand.yaml"), "utf8"));
  for (const path of globSync("content/**/*.{yaml,md}", { cwd: root })) {
    const locale = basename(path, extname(path));
    if (!isLocale(locale)) continue;
    const isLegal = path.startsWith("content/legal/");
    change(path, (data) => ({
      ...lengthenTexts(data, path, brand, locale),
      ...(isLegal && { updated: "2025-05-30", confirmed: "2025-06-02" }),
    }));
  }
  // The names of languages stand in the code.
  const names: string[] = Object.values(languages).map(({ name }) => name);
  const lengthenWords = (words: string[]) =>
    words.map((word) => (names.includes(word) ? word : lengthen(word)));
  change("content/foreign-words.yaml", (lists: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(lists).map(([locale, words]) => [locale, lengthenWords(words)]),
    ),
  );
  change("content/same-in-all-languages.yaml", (list) => ({
    ...list,
    values: lengthenWords(list.values),
  }));
  change("content/facts.yaml", changeFacts);
  change("content/science-figures.yaml", withoutMarks);
  change("content/team.yaml", (members: Data[]) => members.slice(0, company.members));
  change("content/testimonials.yaml", (quotes: Data[]) => quotes.slice(0, company.testimonials));
  for (const locale of locales) {
    change(`content/pages/faq/${locale}.yaml`, (faq) => ({
      ...faq,
      items: changeQuestions(faq.items, company.questions),
    }));
    const terms = join(root, `content/legal/terms/${locale}.md`);
    const text = readFileSync(terms, "utf8");
    // Two sections become one.
    writeFileSync(terms, text.replace(/^## .* \[#confidentiality\]\n\n/m, ""));
  }
}

/** Changes the data of a file, and makes the Markdown below it longer. */
function changeFile(root: string, path: string, change: (data: Data) => Data): void {
  const file = join(root, path);
  const text = readFileSync(file, "utf8");
  // Of a file without prose all is data.
  const { head, body } = path.endsWith(".md") ? splitFrontMatter(text) : { head: text, body: "" };
  const data = head && JSON.stringify(change(parse(head)));
  const changed = path.endsWith(".md") ? `---\n${data}\n---\n\n${lengthen(body)}\n` : data;
  writeFileSync(file, formatContent(path, changed));
}

/** Makes every text of a file in one language longer, as far as what shows it takes. */
function lengthenTexts(data: Data, path: string, brand: Brand, locale: Locale, key = ""): Data {
  if (typeof data === "object" && data !== null) {
    const entries = Object.entries(data).map(([name, value]) => [
      name,
      codes.includes(name)
        ? value
        : lengthenTexts(value, path, brand, locale, key ? `${key}.${name}` : name),
    ]);
    return Array.isArray(data) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }
  if (typeof data !== "string" || prescribed.includes(data)) return data;
  const fits = limitOf(path, key);
  if (!fits) return lengthen(data);
  return lengthenWithin(data, (text) => fits(fillBrand(text, brand, locale)));
}

/** What a text must hold to, by its file and key, to fit search results and pictures for shared links. */
function limitOf(path: string, key: string): ((text: string) => boolean) | undefined {
  const isLegal = path.startsWith("content/legal/");
  const isHead = key === "title" && (isLegal || path.startsWith("content/pages/faq/"));
  if (key === "hero.title" || isHead) {
    return (text) => setHeadline(text) !== undefined && (!isHead || text.length <= 60);
  }
  if (key.endsWith("meta.title")) return (text) => text.length <= 60;
  if (key.endsWith("meta.description") || (isLegal && key === "description")) {
    return (text) => text.length <= 160;
  }
  return undefined;
}

/** Data without the marks of what is assumed. */
function withoutMarks(data: Data): Data {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map(withoutMarks);
  const entries = Object.entries(data).filter(([key]) => key !== "assumed");
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutMarks(value)]));
}

/** So many of the questions, or more that follow the same answers. */
function changeQuestions(items: { id?: string; question: string }[], count: number) {
  const more = items.map(({ id: _id, ...item }) => ({
    ...item,
    question: lengthen(item.question),
  }));
  return [...items, ...more].slice(0, count);
}

/** Another currency, other prices, figures, reports and periods. Swedish shares them. */
function changeFacts(facts: Data): Data {
  const { en } = facts.prices;
  return {
    ...facts,
    currency: "EUR",
    certification: { price: 3900, hours: { introduction: 2, training: 6, start: 1 } },
    reports: [2021, 2023],
    legal: {
      ...facts.legal,
      noticeMonths: 2,
      minimumAge: 16,
      websiteFormDays: 180,
      geocodeCacheDays: 7,
    },
    figures: {
      en: {
        countries: { value: 3 },
        organisations: { value: 12 },
        users: { value: 1250, orMore: true },
        languages: { value: 4 },
        forms: { value: 9800 },
        questions: { value: 441_000 },
        profiles: { value: 730 },
      },
    },
    prices: { en: { ...en, starter: 1450, growth: 2900 } },
    questionnaire: { smallestGroup: 3, minutes: 25 },
    profileHolds: Object.fromEntries(
      ["lite", "included", "full"].map((level) => [
        level,
        { en: "pages of pretence", sv: "sidor påhitt", de: "Seiten Erfundenes" },
      ]),
    ),
  };
}
