import type { Form } from "#contract/form.ts";
import { forms } from "#contract/forms.ts";
import { formatInteger, formatPrice } from "#locale/formats.ts";
import type { Locale } from "#locale/languages.ts";
import { formatPhone, getPhoneUrl } from "#locale/phone.ts";
import type { Facts } from "../schema/facts.ts";
import { getNounKey, type InterfaceTexts } from "../schema/interface-texts.ts";

const priceNames = ["starterPrice", "growthPrice", "certificationPrice", "pricePeriod"] as const;

/** The names that may be in braces in a legal text. */
export function listLegalNames(facts: Facts): string[] {
  return [
    ...Object.keys(facts.legal),
    ...priceNames,
    ...Object.values(forms).map(getFieldListName),
  ];
}

/** The values for the braces of a legal text, in the format of its language. */
export function collectLegalValues(
  facts: Facts,
  t: InterfaceTexts,
  locale: Locale,
): Record<string, string> {
  const market = facts.prices[locale];
  const price = (amount: number) => formatPrice(amount, facts.currency, locale);
  const periods = Object.entries(facts.legal).map(([key, value]) => [
    key,
    formatInteger(value, locale),
  ]);
  const amounts: Record<(typeof priceNames)[number], string> = {
    starterPrice: price(market.starter),
    growthPrice: price(market.growth),
    certificationPrice: price(facts.certification.price),
    pricePeriod: t[`plan.period.${market.period}`],
  };
  const lists = Object.values(forms).map((form) => [
    getFieldListName(form),
    formatFieldList(form, t),
  ]);
  return { ...Object.fromEntries([...periods, ...lists]), ...amounts };
}

/** The name in braces of the list of a form's fields, such as {prospectFields}. */
function getFieldListName({ name }: Form<object>): string {
  return `${name}Fields`;
}

function formatFieldList({ controls }: Form<object>, t: InterfaceTexts): string {
  const texts: Record<string, string> = t;
  const nouns = Object.entries(controls).map(
    ([field, control]) => texts[getNounKey(field, control)],
  );
  const list = [...new Set(nouns)].join(", ");
  return list.charAt(0).toUpperCase() + list.slice(1);
}

/** A legal text in Markdown with a link wherever it names the telephone number, as `formatPhone` writes it. */
export function linkPhone(markdown: string, phone: string): string {
  const phoneText = formatPhone(phone);
  return markdown.replaceAll(phoneText, () => `[${phoneText}](${getPhoneUrl(phone)})`);
}
