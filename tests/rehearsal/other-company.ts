import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { splitFrontMatter } from "#load/files/content-file.ts";
import type { Brand } from "#load/schema/brand.ts";
import { isLocale, languages, releasedLocales } from "#locale/languages.ts";
import { formatContent } from "#tools/content/format-content.ts";
import { lengthenTexts } from "./longer-texts.ts";
import { lengthen } from "./longer-words.ts";

/** Another company's own files, as in its `content`. */
const files = fileURLToPath(new URL("files", import.meta.url));

/** How many of each the other company has; `others` is the difference in length of all further lists. */
export interface Company {
  members: number;
  questions: number;
  testimonials: number;
  others: number;
}

/** The sizes of company that are rehearsed. */
export const companies: Record<"small" | "larger", Company> = {
  small: { members: 1, questions: 12, testimonials: 0, others: 1 },
  larger: { members: 3, questions: 3, testimonials: 1, others: -1 },
};

/** Further lists of pages: the page, the group, the key. */
const otherLists = [
  ["about", "values", "items"],
  ["contact", "shortcuts", "items"],
  ["facilitatorship", "benefits", "items"],
  ["hr", "limits", "items"],
  ["organization", "useCases", "cases"],
  ["organization", "reasons", "items"],
] as const;

// biome-ignore lint/suspicious/noExplicitAny: content of every kind.
type Data = any;

/** Replaces the content of a copy of the project by that of another company. */
export function writeCompany(root: string, company: Company): void {
  cpSync(files, join(root, "content"), { recursive: true });
  const change = (path: string, changeData: (data: Data) => Data) =>
    changeFile(root, path, changeData);
  const brand: Brand = parse(readFileSync(join(root, "content/brand.yaml"), "utf8"));
  for (const path of globSync("content/**/*.{yaml,md}", { cwd: root })) {
    const locale = basename(path, extname(path));
    if (!isLocale(locale)) continue;
    const confirmed = path.startsWith("content/legal/") && {
      updated: "2025-05-30",
      confirmed: "2025-06-02",
    };
    change(path, (data) => ({ ...lengthenTexts(data, { path, locale, brand }), ...confirmed }));
  }
  change("content/foreign-words.yaml", (lists: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(lists).map(([locale, words]) => [locale, lengthenAll(words)]),
    ),
  );
  change("content/same-in-all-languages.yaml", (list) => ({
    ...list,
    values: lengthenAll(list.values),
  }));
  change("content/facts.yaml", changeFacts);
  change("content/method.yaml", changeMethod);
  change("content/science-figures.yaml", removeMarks);
  change("content/sources.yaml", addFiles);
  change("content/team.yaml", (members) => members.slice(0, company.members));
  change("content/testimonials.yaml", (quotes) => quotes.slice(0, company.testimonials));
  for (const locale of releasedLocales) {
    change(`content/pages/faq/${locale}.yaml`, (data) => ({
      ...data,
      items: assignGroups(resize(data.items, company.questions), Object.keys(data.groups)),
    }));
    const existing = parse(
      readFileSync(join(root, `content/pages/faq/${locale}.yaml`), "utf8"),
    ).items;
    change(
      `content/pages/pricing/${locale}.yaml`,
      ({ faq: { questions = [], ...faq }, ...data }) => {
        const remainingQuestions = questions.filter((id: string) =>
          existing.some((item: Data) => item.id === id),
        );
        // Without a choice all questions are shown.
        return {
          ...data,
          faq: remainingQuestions.length > 0 ? { ...faq, questions: remainingQuestions } : faq,
        };
      },
    );
    for (const [page, group, key] of otherLists) {
      change(`content/pages/${page}/${locale}.yaml`, (data) => {
        const list = data[group][key];
        const resized = resize(list, list.length + company.others);
        return { ...data, [group]: { ...data[group], [key]: resized } };
      });
    }
    mergeTwoSections(join(root, `content/legal/terms/${locale}.md`));
  }
}

/** Changes the data of a file, and lengthens the Markdown below it. */
function changeFile(root: string, path: string, change: (data: Data) => Data): void {
  const file = join(root, path);
  const text = readFileSync(file, "utf8");
  // A file without prose is all data.
  const { head, body } = path.endsWith(".md") ? splitFrontMatter(text) : { head: text, body: "" };
  const data = JSON.stringify(change(parse(head)));
  const changedContent = path.endsWith(".md") ? `---\n${data}\n---\n\n${lengthen(body)}\n` : data;
  writeFileSync(file, formatContent(path, changedContent));
}

/** Words of lists that texts are compared with. Names of languages are in the code, and stay. */
function lengthenAll(words: string[]): string[] {
  const names: string[] = Object.values(languages).map(({ name }) => name);
  return words.map((word) => (names.includes(word) ? word : lengthen(word)));
}

/** The questions dealt out to the groups, so that each group has some. */
function assignGroups(questions: Data[], groups: string[]): Data[] {
  return questions.map((question, index) => ({
    ...question,
    group: groups[index % groups.length],
  }));
}

/** Resizes a list; additional entries repeat the last ones in longer words, without id and drawing. */
function resize(entries: Data[], count: number): Data[] {
  const furtherEntries = entries
    .toReversed()
    .map(({ id: _id, drawing: _drawing, description: _told, ...entry }) =>
      Object.fromEntries(
        Object.entries(entry).map(([key, value]) => [
          key,
          typeof value === "string" && key !== "page" ? lengthen(value) : value,
        ]),
      ),
    );
  return [...entries, ...furtherEntries].slice(0, count);
}

function removeMarks(data: Data): Data {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map(removeMarks);
  const entries = Object.entries(data).filter(([key]) => key !== "assumed");
  return Object.fromEntries(entries.map(([key, value]) => [key, removeMarks(value)]));
}

/** Sources whose reports can be downloaded, in two languages. */
function addFiles(sources: Data): Data {
  const file = "content/reports/technical-report.pdf";
  const files = ["en", "de"].map((lang) => ({ lang, file }));
  return Object.fromEntries(
    Object.entries<Data>(sources).map(([id, source]) => [
      id,
      source.kind === "report" ? { ...source, files } : source,
    ]),
  );
}

/** Removes the heading of a section, as a lawyer might. */
function mergeTwoSections(terms: string): void {
  const text = readFileSync(terms, "utf8");
  writeFileSync(terms, text.replace(/^## .* \[#confidentiality\]\n\n/m, ""));
}

/** Another currency, other prices, figures, reports and periods. Swedish shares them. */
function changeFacts(facts: Data): Data {
  const { en } = facts.prices;
  return {
    ...facts,
    currency: "EUR",
    certification: { price: 3900, hours: { introduction: 2, training: 6, start: 1 } },
    reports: [2021, 2023],
    about: { founded: 2019, methodSince: 2008, employees: 14 },
    invoicing: {
      en: "We invoice in euro or kronor.",
      sv: "Vi fakturerar i euro eller kronor.",
      de: "Rechnungen stellen wir in Euro oder Kronen.",
    },
    legal: {
      ...facts.legal,
      noticeMonths: 2,
      minimumAge: 16,
      websiteFormDays: 180,
      websiteSpamDays: 14,
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
    profileHolds: {
      ...removeMarks(facts.profileHolds),
      norm: "included",
      groups: "included",
      pairs: "full",
    },
  };
}

/** Fewer answers for a profile, longer questionnaires, and slower replies. */
function changeMethod(method: Data): Data {
  return {
    ...removeMarks(method),
    wordPairs: { value: 60 },
    answerMinutes: { value: 20 },
    askedFrom: { value: 4 },
    minProfileAnswers: { value: 3 },
    minGroupAnswers: { value: 4 },
    reply: {
      en: "within three working days",
      sv: "inom tre arbetsdagar",
      de: "innerhalb von drei Arbeitstagen",
    },
  };
}
