import { isLocale, languageName } from "#locale/languages";

/** What fields of pages are for, by their names. An editor shows it beside the field. */
export const fieldWords: Record<string, string> = {
  meta: "The page in search results and in the browser's tab",
  "meta.title": "Title for search results and the browser's tab",
  "meta.description": "Two sentences at most for search results",
  hero: "The first screen of the page",
  title: "Headline of this part; on pages, words between *stars* are underlined in colour",
  lead: "One or two sentences below the headline",
  text: "A paragraph",
  paragraphs: "Paragraphs, one entry each",
  points: "Points of a list, one entry each",
  items: "The entries of this part; their keys stay, their words change",
  label: "A short name, as on a tab or beside a field",
  heading: "A small heading inside the picture",
  primary: "Words of the button that counts most",
  secondary: "Words of the quieter button beside it",
  note: "Small print below",
  link: "Words of a link; say where it leads",
  caption: "A line below the picture",
  description: "The picture in words, for screen readers: tell what it shows",
  quote: "What somebody says, without quotation marks",
  question: "A question",
  answer: "Its answer",
  name: "A name",
  short: "The title in a few words, for the list of contents",
  self: "How somebody sees themselves: key of the ring",
  others: "How others see them: key of the dots",
  one: "Said of exactly one",
  many: "Said of any other number",
  other: "Said of any other number",
  some: "Said of any other number",
  none: "Said when there is none",
  contact: "The part with the contact form, or the words of a link to it",
  banner: "The closing part with two buttons",
  from: "The left end of a line or an axis",
  to: "The right end of a line or an axis",
  hint: "Help below a field",
  steps: "The steps, in their order",
  rows: "Rows of a table or a picture",
  columns: "Headings of a table's columns",
  options: "What can be chosen",
  picture: "Words in and below the picture",
  example: "Words of the example picture",
  summary: "One sentence that sums the chapter up",
  nav: "The short title, for the list of chapters",
  term: "The word that is explained",
  definition: "Its explanation, in a sentence or two",
  "city-names": "Names of a city, where a language has one of its own",
  "sources.kind": "What was published: it decides how the source is written",
  "sources.authors": "Each as “Surname, I. N.”",
  "sources.container": "The journal or the book in which it appeared",
  "sources.volume": "Volume of the journal",
  "sources.issue": "Number within the volume",
  "sources.pages": "Pages such as 307–324",
  "sources.publisher": "Who published the book or the report",
  "sources.doi": "Its DOI, without an address before it",
  "sources.lang": "The language of the title if it is not English, such as sv",
  "sources.year": "The year in which it appeared",
  "science-figures.source": "The id of an entry of content/sources.yaml",
  "science-figures.axis": "What the drawing shows, from its left end to its right end",
  "science-figures.rows": "Intervals on the axis; one without “to” is open: “above 0.90”",
  "rows.id": "The key of the row's words in content/pages/science",
  "brand.mark": "The mark beside the name: an SVG file in the folder content",
  "clients.mark": "The shape drawn beside the name",
  "team.role": "A key of “team.roles” in the words of the about page",
  "team.pattern": "The pattern in which colleagues see this person",
  "team.portrait": "How the person is drawn",
  "portrait.hair": "How the hair is drawn",
  "portrait.glasses": "true draws glasses",
  "portrait.beard": "true draws a beard",
  "testimonials.author": "Who says it",
  "testimonials.organisation": "Where they work",
  "testimonials.role": "What they do there, in every language",
  "testimonials.quote": "Their words in every language, without quotation marks",
  "facilitators.post_title": "Name of the facilitator or their company, as the list shows it",
  "facilitators.location_address__address":
    "The address as its country writes it, the country at the end behind a comma",
  "facilitators.lat": "Latitude in degrees; leave out both or neither",
  "facilitators.lon": "Longitude in degrees; leave out both or neither",
  "brand.name": "Name of the product: {product} in texts",
  "brand.possessive":
    "What is the product's own, in a language whose rule reads wrong: {productPossessive} in texts",
  "brand.company": "Who we are, as registers and the law ask",
  "brand.office": "Where we are; the country as its ISO 3166 code",
  "brand.email": "Addresses by purpose",
  "brand.colors": "Colours in any form of CSS; “dark” holds what differs in the dark scheme",
  "facts.currency": "ISO 4217 code of every amount on the site, such as USD",
  "facts.certification": "Price and hours of the training for facilitators",
  "certification.price": "Whole amount in the currency above",
  "certification.hours": "Hours of each step of the training",
  "facts.reports": "Years in which a technical report was published",
  "facts.legal":
    "Periods and limits that legal texts name in braces; the unit is the end of the key",
  "facts.figures": "Figures in use on each market",
  "facts.prices": "Price of a user on each market, in the currency above",
  "facts.plans": "What each plan holds",
  "prices.en": "Prices on the English pages; a star and a name refers to another block",
  "en.period": "For what time the prices are: year or month",
  "plans.free": "What this plan holds: none, lite, included or full",
  "plans.starter": "What this plan holds: none, lite, included or full",
  "plans.growth": "What this plan holds: none, lite, included or full",
  "plans.enterprise": "What this plan holds: none, lite, included or full",
  register: "The plan's number in register links",
  value: "The number, without separators; the site writes it as each language does",
  orMore: "true adds a plus sign: 40+",
  "link.page": "The id of a page in locale/routes.ts",
  "same-in-all-languages.values":
    "Whole texts that may be the same as in English, wherever they stand",
  "same-in-all-languages.keys": "Keys whose texts may be the same, as “messages: plan.*.name”",
  position: "Where in a row somebody is, such as “2 of 5”",
};

const messageWords: [pattern: RegExp, words: string][] = [
  [/\.error\.required$/, "Said at a field that is left empty: what to do"],
  [/\.error\.invalid$/, "Said at a field whose value cannot be right: what to do"],
  [/\.error\.too_long$/, "Said at a field with too much text; {limit} is filled in"],
  [/\.hint$/, "Help below a field"],
  [/\.meta\.title$/, "Title for the browser's tab"],
  [/\.meta\.description$/, "Two sentences at most for search results"],
  [/\.(label|legend)$/, "Name of a field, a group or a region; some are only heard"],
  [/^nav\./, "A link of the top navigation"],
  [/^footer\./, "Words of the footer"],
  [/^layout\./, "Words of header and menu; some are only heard"],
  [/^plan\./, "Words of the plans; prices and what a plan holds are in content/facts.yaml"],
  [/^figure\./, "What is counted, below a large figure from content/facts.yaml"],
  [/^(dimension|pattern|view)\./, "A term of the method, as pictures and tables name it"],
  [/^not-found\./, "Words of the page for addresses that do not exist"],
  [/^(form|form-retry)\./, "Words of the forms"],
  [/^message-sent\./, "Words of the page after a form has been sent"],
  [/^reading\./, "Words around legal texts"],
  [/^share\./, "Words in the pictures that are shown where a page is shared"],
];

/** What a field is for, told by its name and the way to it; every field gets something. */
export function describeField(path: readonly string[]): string {
  const name = path.at(-1) ?? "";
  const message = messageWords.find(([pattern]) => pattern.test(name))?.[1];
  const known =
    fieldWords[path.slice(-2).join(".")] ?? message ?? fieldWords[name] ?? language(name);
  if (known) return known;
  const spoken = name
    .replace(/[.-]/g, " ")
    .replace(/(?<=[a-z])[A-Z]/g, (c) => ` ${c.toLowerCase()}`);
  const within = path.slice(0, -1).join(" › ");
  return path.length > 2 ? `“${spoken}” in ${within}` : `The part “${spoken}” of ${within}`;
}

function language(name: string): string | undefined {
  return isLocale(name) ? `In ${languageName(name)}` : undefined;
}
