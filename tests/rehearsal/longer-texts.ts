import { fillBrand } from "#load/brand-words";
import type { Brand } from "#load/schema/brand";
import { setHeadline } from "#load/schema/set-headline";
import type { Locale } from "#locale/languages";
import { lengthen, lengthenWithin } from "./longer-words.ts";

/** Keys whose values are no words. */
const codes = ["drawing", "id", "page", "updated", "unnumbered"];

/** Texts that the specification prescribes word for word. */
const prescribed = ["Thank you for reaching out! We will get back to you shortly."];

/** A file of words in one language. */
interface WordsFile {
  path: string;
  locale: Locale;
  brand: Brand;
}

/** A copy of a file's data with every text longer, as far as what shows it takes. */
export function lengthenTexts<Data>(data: Data, file: WordsFile, key?: string): Data;
export function lengthenTexts(data: unknown, file: WordsFile, key = ""): unknown {
  if (Array.isArray(data)) {
    return data.map((entry, index) => lengthenTexts(entry, file, `${key}.${index}`));
  }
  if (typeof data === "object" && data !== null) {
    const entries = Object.entries(data).map(([name, value]) => [
      name,
      codes.includes(name) ? value : lengthenTexts(value, file, key ? `${key}.${name}` : name),
    ]);
    return Object.fromEntries(entries);
  }
  if (typeof data !== "string" || prescribed.includes(data)) return data;
  const fits = limitOf(file.path, key);
  if (!fits) return lengthen(data);
  return lengthenWithin(data, (text) => fits(fillBrand(text, file.brand, file.locale)));
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
