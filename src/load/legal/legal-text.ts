import { interpolate } from "#locale/interpolate.ts";
import type { Locale } from "#locale/languages.ts";
import { loadBrand, loadEntry, loadFacts, loadInterfaceTexts } from "../content.ts";
import type { LegalId } from "../schema/legal.ts";
import { type LegalOutline, parseLegalText } from "./parse-legal-text.ts";
import { collectLegalValues, linkPhone } from "./values.ts";

/** A legal text in one language, with numbered sections and its facts filled in. */
export interface LegalText extends LegalOutline {
  id: LegalId;
  /** The language of the text: English if the translation is missing. */
  lang: Locale;
  title: string;
  lead: string;
  description: string;
  /** The date of the last change: 2024-12-03. */
  updated: string;
}

/** Returns a legal text in one language. Its facts, links and headings were checked when it was read. */
export async function loadLegalText(id: LegalId, locale: Locale): Promise<LegalText> {
  const { data, body = "" } = await loadEntry("legal", `${id}/${locale}`);
  const { unnumbered = [], ...head } = data;
  const values = collectLegalValues(await loadFacts(), await loadInterfaceTexts(locale), locale);
  const { phone } = (await loadBrand()).office;
  const text = interpolate(linkPhone(body, phone), values);
  return {
    id,
    ...head,
    lead: interpolate(head.lead, values),
    description: interpolate(head.description, values),
    ...parseLegalText(text, unnumbered),
  };
}
