import { getLanguageName, isLocale } from "#locale/languages.ts";

/** Descriptions of fields by name, which editors show beside the field. */
export const fieldDescriptions: Record<string, string> = {
  meta: "The page in menus, in search results and in the browser's tab",
  "meta.name": "Name of the page in the header, the footer and links",
  "meta.title": "Title for search results and the browser's tab",
  "meta.description": "Two sentences at most for search results",
  hero: "The first screen of the page",
  "hero.category": "The short line above the headline: what is sold",
  title: "Headline of this part; on pages, words between *stars* are underlined in colour",
  lead: "One or two sentences below the headline",
  text: "A paragraph",
  paragraphs: "Paragraphs, one entry each",
  points: "Points of a list, one entry each",
  items: "The entries of this part, in their order",
  drawing: "The drawing beside it; without this key there is none",
  page: "The id of a page in locale/routes.ts",
  id: "A short name of the entry, the same in every language",
  "items.id":
    "Needed only where a link or another page names this entry: a short name, the same in every language",
  "facts.invoicing":
    "In which currencies you invoice, in a sentence, such as “We invoice in euro or kronor.” It is shown below the prices",
  "facts.about": "What the about page says of the company; a fact that is not given is left out",
  "about.founded": "The year in which the company was founded",
  "about.methodSince": "The year since which the method has been in use",
  "about.employees": "How many people work for the company",
  "items.group": "The group of the page that shows the question",
  "faq.questions": "The ids of the questions shown here, in their order; without it all are shown",
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
  other: "Said of any other number",
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
  inShort: "What the chapter comes to, in three lines: the finding, what follows, its limit",
  term: "The word that is explained",
  definition: "Its explanation, in a sentence or two",
  "sources.kind": "What was published: it decides how the source is written",
  "sources.authors": "Each as “Surname, I. N.”",
  "sources.container": "The journal or the book in which it appeared",
  "sources.volume": "Volume of the journal",
  "sources.issue": "Number within the volume",
  "sources.pages": "Pages such as 307–324",
  "sources.publisher": "Who published the book or the report",
  "sources.doi": "Its DOI, without an address before it",
  "sources.lang": "The language of the title if it is not English, such as sv",
  "sources.files":
    "Reports only: PDF files that visitors can download, where a chapter cites the report and in the list of sources",
  "files.lang": "The code of the file’s language, such as en",
  "files.file": "A PDF file in the folder content, of at most 20 MB; visitors get it as it is",
  "sources.year": "The year in which it appeared",
  "science-figures.reliability":
    "Cronbach’s alpha: how consistently the items of a scale point the same way",
  "science-figures.agreement": "Intraclass correlation: how far the colleagues of one person agree",
  "science-figures.correlations":
    "Correlation between the dimensions: how much one tells about another",
  "science-chapters.id":
    "The name of its folder in content/science, and what follows # in its URL: small letters and hyphens, such as growth-zone",
  "science-chapters.first": "Links it above the others: it answers what buyers ask first",
  "science-figures.variance": "Share of all variance in the answers that three factors explain",
  "rows.id": "The key of the row's words in content/pages/science",
  "clients.name": "The client’s name, which a logo has as its text, too",
  "team.name": "First name and surname",
  "clients.logo": "An SVG or PNG file in the folder content; it replaces the name",
  "clients.logoDark": "The logo for dark paper; without it the logo is on a light ground there",
  "clients.mark": "The shape drawn beside the name of a client without a logo",
  "team.role": "What the person does here, in every language",
  "team.pattern": "The pattern in which colleagues see this person; it colours a drawn portrait",
  "team.as": "The work role in which they do, as the sentence says it: as a project lead",
  "team.photo":
    "A JPEG, PNG or WebP file in the folder content, of at most 12 MB; its middle is shown as a square",
  "team.portrait": "How the person is drawn without a photo; a photo or this is needed",
  "portrait.hair": "How the hair is drawn",
  "portrait.glasses": "true draws glasses",
  "portrait.beard": "true draws a beard",
  "testimonials.author": "Who says it",
  "testimonials.organisation": "Where they work",
  "testimonials.role": "What they do there, in every language",
  "testimonials.page":
    "The page that shows it instead of the page for organisations; of several for a page, the first one",
  "testimonials.quote": "Their words in every language, without quotation marks",
  "training-dates.start": "The first day, or the only one",
  "training-dates.end": "The last day, if there are several",
  "training-dates.hours": "From when to when, of a training of one day",
  "training-dates.language": "The code of the language of the training, such as sv",
  "training-dates.place":
    "Town, and street if you like, as on an envelope; the same in every language",
  "training-dates.online": "true if one can take part online; with a place, too, one can choose",
  "training-dates.seats": "How many people can take part",
  "training-dates.link":
    "The address of the page where one registers; without it visitors are led to the inquiry form",
  "hours.from": "Such as 09:00",
  "hours.to": "Such as 16:00",
  "hours.timeZone": "Whose clocks these are, such as Europe/Stockholm",
  "facilitators.post_title": "Name of the facilitator or their company, as the list shows it",
  "facilitators.location_address__address":
    "The address as its country writes it, with the country last, after a comma",
  "facilitators.lat":
    "Degrees north with a decimal point, such as 56.6634; without both numbers the finder looks for the town",
  "facilitators.lon":
    "Degrees east with a decimal point, such as 16.3568; without both numbers the finder looks for the town",
  "brand.name": "Name of the product: {product} in texts",
  "brand.possessive":
    "What is the product’s own, such as “Acme’s”: {productPossessive} in texts. It follows from the name as each language forms it; give it here where that reads wrong",
  "company.legalName": "The company as its register writes it: {legalName} in texts",
  "company.registrationNumber": "Its number there: {registrationNumber} in texts",
  "company.vatNumber": "Its number for value added tax: {vatNumber} in texts",
  "company.register": "The register that keeps the company: {register} in texts",
  "company.representative": "Who may sign for it: {representative} in texts",
  "brand.company": "Who we are, as registers and the law on electronic commerce ask",
  "brand.office": "Where we are; the country as its ISO 3166 code",
  "email.general": "{email} in texts",
  "email.privacy": "{privacyEmail} in texts",
  "email.sales": "{salesEmail} in texts",
  "email.press": "{pressEmail} in texts",
  "brand.email":
    "Addresses by purpose: {email}, {privacyEmail}, {salesEmail}, {pressEmail} in texts",
  "brand.booking":
    "The address of a page on which visitors book a time to talk, such as that of your calendar. The contact page and what follows a sent form link to it; without it there is no such link",
  "brand.security": "What /.well-known/security.txt says to those who find a weakness of the site",
  "security.expires":
    "The day on which it expires, at most a year ahead. Give a later one when you have checked that the address {email} still reaches somebody: npm run launch lists it when it has less than 60 days left",
  "brand.mark":
    'The mark beside the name, on icons and on pictures for shared links: an SVG file. Its colours are currentColor, which is that of the text around it, and those below, as in fill="var(--producer)"',
  "brand.colors":
    "Colours in any form of CSS, such as a hexadecimal code; “dark” holds what differs in the dark scheme. The build measures the contrast of what is read on what",
  "colors.light": "The light scheme",
  "colors.dark": "The dark scheme: what is left out is as in the light one",
  "legal.name": "Name of the page in the footer",
  "legal.title": "The title of the page and of its link preview",
  "legal.description": "Two sentences at most for search results",
  "legal.updated": "The day of the last change, which the page shows",
  "legal.unnumbered": "Anchors of sections that have no number",
  "facts.currency": "ISO 4217 code of every amount on the site, such as USD",
  "facts.certification": "Price and hours of the training for facilitators",
  "certification.price": "Whole amount in the currency above",
  "certification.hours": "Hours of each step of the training",
  "facts.reports": "Years in which a technical report was published",
  "facts.legal":
    "Periods and limits that legal texts name in braces; the unit is the end of the key",
  "facts.statements":
    "What pages, questions and legal texts promise in the same words: any text takes them by their names, such as {billing}",
  "statements.freePlan": "What the plan Free holds, in a sentence",
  "statements.billing": "How a plan is billed, after the amount: no sentence, no full stop",
  "statements.consumerPrice": "What consumers see before they order",
  "statements.facilitator": "Who presents a result",
  "statements.facilitatorFee": "Whose fee that is",
  "statements.confidentiality": "How answers are shown",
  "statements.purpose": "What a profile is for",
  "statements.retention": "How long a profile is kept; periods in braces, as in legal texts",
  "legal.websiteFormDays": "Privacy policy: how long this website keeps what forms send, at most",
  "legal.websiteSpamDays":
    "How long it keeps what programs seem to have sent, at most: the server deletes older",
  "legal.websiteBackupDays":
    "How long backups of the website’s database are kept: the timer in deploy deletes older ones",
  "legal.websiteStatisticsMonths":
    "How long this website keeps how often its pages were viewed: the server deletes older counts",
  "legal.geocodeCacheDays":
    "How long answers of the address look-up are kept: the server asks again then",
  "method.wordPairs": "Word pairs of the questionnaire; {pairsPerDimension} is a third of them",
  "method.answerMinutes": "Minutes that answering takes, about",
  "method.askedFrom": "How many people one asks, at least",
  "method.askedTo": "How many people one asks, at most",
  "method.askedUsually": "How many people one usually asks",
  "method.minProfileAnswers": "Answers from which on there is a profile",
  "method.minGroupAnswers": "Answers from which on a group of respondents is shown apart",
  "method.minGroupProfiles": "Profiles from which on an organisation sees the results of a group",
  "method.answerDays": "Days for which answers stay open",
  "method.reminders": "Reminders that are sent in this time",
  "method.conversationWeeks": "Weeks from the invitation to the conversation, about",
  "method.conversationMinutes": "Minutes of the conversation with the facilitator",
  "method.microcourses": "Microcourses of a profile in Deep Dive",
  "method.liteMicrocourses": "How many of them Deep Dive (Lite) includes",
  "method.firstGroupPeople": "People of a first group, as an example",
  "method.firstGroupWeeks": "Weeks that a first group takes",
  "method.workshop": "How long a team’s workshop lasts, in words of each language",
  "method.reply": "Within which time a message is answered, in words of each language",
  "procurement.version": "Counted up when what the document says changes",
  "procurement.updated": "The day of that change",
  "procurement.paymentDays": "Days after which an invoice is due",
  "procurement.callOff": "Framework agreements from which customers can call off, in a sentence",
  "procurement.eInvoice": "Whether and how e-invoices are sent, in a sentence",
  "procurement.platformAccessibility":
    "How accessible the account platform is, and by which standard, in a sentence or two",
  "procurement.browsers": "Browsers that the account platform supports, in a sentence",
  "procurement.signIn": "How people sign in there, single sign-on included, in a sentence",
  "procurement.supportHours": "When and how support is reached, in a sentence",
  "procurement.responses":
    "Who sees who was asked and who has answered: participant, manager, HR, facilitator, in a sentence",
  topic:
    "A few words that follow “questions on”: what readers may ask until content/procurement.yaml has the fact",
  part: "The id of the section there to which the link leads",
  assumed:
    "Marks a value that was decided without the owner. Remove it when you have confirmed it: npm run launch lists what is left",
  "rating.respondents": "Who is asked, and how many",
  "rating.questionnaire": "What they answer, and how long that takes",
  "rating.guess": "What the person guesses, and who sees it",
  "rating.profile": "From how many answers on there is a profile, and what it shows",
  "rating.groups": "From how many answers on groups of respondents are shown apart",
  "rating.organisation": "What the organisation sees, and from how many profiles on",
  "rating.time": "How long everything takes",
  figure: "The figure in a few words, printed in bold",
  "facts.profileHolds":
    "The smallest profile that includes each part: lite, included (the profile) or full. Larger profiles include it, too. Prices and the example profile follow",
  "profileHolds.assumed":
    "Marks that this was decided without the owner. Remove it when you have confirmed it: npm run launch lists what is left",
  "profileHolds.selfView": "The own view on map and scales",
  "profileHolds.norm": "The norm group on the scales",
  "profileHolds.colleagues": "The view of all respondents, and the gap",
  "profileHolds.words": "The pattern with motivators, pitfalls and success factors",
  "profileHolds.pairs": "Word pairs with the widest gap and the closest agreement",
  "profileHolds.groups": "Groups of respondents by themselves",
  "profileHolds.spread": "The lowest and the highest respondent",
  "profileHolds.allPairs": "A table of every word pair",
  "profileHolds.second": "A second measurement beside the first",
  "profileHolds.teamMap": "A place on the map that a team looks at together",
  "profileHolds.groupResults": "The results of groups of people, for their organisation",
  "example-profile.norms": "The norm group on each scale, in steps from 1 to 7",
  "norms.affiliation": "From tasks (1) to relationships (7)",
  "norms.directiveness": "From asking (1) to telling (7)",
  "norms.adaptability": "From own needs (1) to others’ needs (7)",
  mean: "The mean of all answers, from 1 to 7",
  deviation: "The standard deviation, in steps",
  "example-profile.respondents": "The group of each respondent, in the order of the answers",
  "example-profile.guesses":
    "How the person guesses that each respondent sees them, on the three scales from 1 to 7. The profile shows the mean",
  "example-profile.first":
    "The first measurement: answers from 1, the low word of a pair, to 7, the high one. Everything that the example shows is computed from them",
  "example-profile.second": "The second measurement, half a year later",
  "facts.figures":
    "Figures in use on each market; a language that is left out has the English ones",
  "facts.prices":
    "Price of a user on each market, in the currency above; a language that is left out has the English ones",
  "facts.plans": "What each plan includes",
  "plans.free": "What this plan includes: none, lite, included or full",
  "plans.starter": "What this plan includes: none, lite, included or full",
  "plans.growth": "What this plan includes: none, lite, included or full",
  "plans.enterprise": "What this plan includes: none, lite, included or full",
  register: "The plan’s number in register links",
  colleagues: "Whether colleagues answer, too: none or included",
  "preferred-words.idea": "What is meant, in English, as in “employee representatives”",
  "preferred-words.everywhere": "Whether chapters and legal texts keep to it, too",
  say: "Our word for it, as the report of a mistake recommends it",
  not: "Words and phrases that no text may have; capitals do not count, a star stands for any ending",
  except: "Phrases in which one of these words is right, with their capitals",
  "linked-hosts.hosts": "Names of hosts, such as www.imy.se: without https:// and without a path",
  "foreign-words.en": "English words on other pages, each as the page has it",
  "foreign-words.sv": "Swedish words on other pages, each as the page has it",
  "foreign-words.de": "German words on other pages, each as the page has it",
  "find.unknownCountry": "Heading of those whose country cannot be read from the address",
  nobody: "Said when there is nobody in the country itself",
  "product.demoControls":
    "What the demos and their button are called. Screen readers say “role” and “slide” as the kind of thing",
  "trial.pairs":
    "Both ends must be something a colleague could value, and neither may sound better. The code decides which end is on the left, so that it is the same in every language",
  value: "The number, without separators; the site writes it as each language does",
  orMore: "true adds a plus sign: 40+",
  "link.page": "The page that it leads to",
  low: "The end of tasks, asking or own needs",
  high: "The end of relationships, telling or others’ needs",
  "same-in-all-languages.values":
    "Whole texts that may be the same as in English, in any file: names of the method and of the product, and words that languages share",
  "same-in-all-languages.keys": "Keys whose texts may be the same, as “messages: plan.*.name”",
  sample:
    "Marks what is invented. Remove it when you replace it: npm run launch lists what is left",
  confirmed:
    "The day on which a lawyer confirmed this text as it is; it does not count after a later change",
  "guesses.first": "The guesses of the first measurement",
  "guesses.second": "The guesses of the second measurement",
  "comparison.lite": 'What "Lite" means, below the comparison.',
  "pricing.hero":
    "The prices are not here: they are in “Figures, prices, brand”, “Facts”, and there in “Prices”; what a plan includes in “Plans”. The plans’ names and words are in “Interface”, “Messages”, “Plan”",
  "site.name": "The name of the site for search engines and shared links",
  "site.tagline": "The line below the name on every picture for shared links",
  position: "Where in a row somebody is, such as “2 of 5”",
};

/** Descriptions of fields by path, for names that mean something else in other files. */
const pathDescriptions: [pattern: RegExp, words: string][] = [
  [
    /^product\.map\.demo\.people\.list\.group$/,
    "The respondents’ group in content/example-profile.yaml, which the demo shows: as many of each as there. Without a group somebody is not chosen",
  ],
  [
    /^example-profile\.guesses\.\w+\.\w+$/,
    "The guess of each respondent’s view on this scale, from 1 to 7, in the order of their groups",
  ],
  [/^example-profile\.(first|second)\.\w+\.self$/, "The person’s own answer"],
  [
    /^example-profile\.(first|second)\.\w+\.respondents$/,
    "The answer of each respondent, in the order of their groups",
  ],
  [
    /^example-profile\.(first|second)\.\w+$/,
    "Answers to this word pair; its words are in the trial, or on the page of the example",
  ],
  [/^facts\.(figures|prices)\.(?!en$)\w+$/, "Left out, this language has the English ones"],
  [/^pricing\.hero\.note$/, "What is extra, and VAT, below the plans."],
  [/^faq\.items\.link$/, "A link below the answer, if there is one"],
  [/^facts\.prices\.\w+\.period$/, "For what time the prices are"],
  [/^facts\.prices\.\w+\.\w+$/, "Whole amount per user for that time, in the currency above"],
  [/^facts\.figures\.\w+\.countries$/, "Countries in which the product is used"],
  [/^facts\.figures\.\w+\.organisations$/, "Organisations that have used it"],
  [/^facts\.figures\.\w+\.users$/, "Everybody who has taken part, those who were asked included"],
  [/^facts\.figures\.\w+\.languages$/, "Languages of the questionnaire"],
  [/^facts\.figures\.\w+\.forms$/, "Questionnaires that have been filled in"],
  [/^facts\.figures\.\w+\.questions$/, "Questions that have been answered"],
  [/^facts\.figures\.\w+\.profiles$/, "Profiles that people have got"],
  [/^facts\.plans\.\w+\.profile$/, "Which profile it includes"],
  [/^facts\.plans\.\w+\.deepDive$/, "How much of the Deep Dive it includes"],
  [/^facts\.plans\.\w+\.academy$/, "How much of the Academy it includes"],
  [/^facts\.plans\.\w+\.progress$/, "How much of the progress it shows"],
  [/^facts\.certification\.hours\.\w+$/, "Whole hours"],
  [
    /^science-figures\.\w+\.source$/,
    "The id of an entry of content/sources.yaml; the build stops at a figure without one",
  ],
  [
    /^science-figures\.\w+\.assumed$/,
    "Marks a source that is a guess. Remove it when you know: npm run launch lists what is left",
  ],
  [/^science-figures\.\w+\.axis$/, "What the drawing shows, from its left end to its right end"],
  [/^science-figures\.\w+\.rows$/, "Intervals on the axis; one without “to” is open: “above 0.90”"],
  [/^brand\.colors\.\w+\.ink$/, "Text on the page, and the ring of the mark"],
  [/^brand\.colors\.\w+\.paper$/, "The ground of the page"],
  [/^brand\.colors\.\w+\.spruce$/, "Links and other accents on paper"],
  [/^brand\.colors\.\w+\.deep$/, "Dark panels"],
  [/^brand\.colors\.\w+\.on-deep$/, "Text on dark panels"],
  [/^home\.hero\.primary$/, "Words of the second button, which leads to the prices"],
  [/^brand\.colors\.\w+\.action$/, "The button that counts most"],
  [/^brand\.colors\.\w+\.on-action$/, "The words on that button"],
  [/^brand\.colors\.\w+\.producer$/, "The dot of the mark"],
  [/^brand\.colors\.\w+\.producer-edge$/, "Edge of that dot, and small drawings on paper"],
  [
    /^brand\.office\.country$/,
    "ISO 3166 code, such as SE; {country} in texts is its name in each language",
  ],
  [/^brand\.office\.phone$/, "With the code of the country, such as +46: {phone} in texts"],
  [/^brand\.office\.(?!sample)(\w+)$/, "{$1} in texts"],
  [/^facts\.legal\.(\w+)$/, "{$1} in legal texts"],
  [
    /^organization\.hero\.report\.groups\b.*\.(self|others)$/,
    "The position of the mark, from 0 (asking) to 100 (telling); the same in every language",
  ],
  [/^messages\.form\..*\.noun$/, "What the list of fields in the privacy policy calls it"],
  [/^messages\..*\.error\.required$/, "Said at a field that is left empty: what to do"],
  [/^messages\..*\.error\.invalid$/, "Said at a field whose value cannot be right: what to do"],
  [/^messages\..*\.error\.too_long$/, "Said at a field with too much text; {limit} is filled in"],
  [/^messages\.form\.prospect\.facilitator$/, "How a message begins that asks for one facilitator"],
  [
    /^messages\..*\.honeypot$/,
    "The label of a field that only programs fill in; people do not see it",
  ],
  [/^messages\..*\.hint$/, "Help below a field of one form"],
  [/^messages\..*\.(label|legend)$/, "Name of a field, a group or a region; some are only heard"],
  [/^messages\.nav\b.*/, "A link of the top navigation"],
  [/^messages\.footer\b.*/, "Words of the footer"],
  [/^messages\.layout\b.*/, "Words of header and menu; some are only heard"],
  [
    /^messages\.plan\b.*/,
    "Words of the plans; prices and what a plan includes are in content/facts.yaml",
  ],
  [/^messages\.figure\b.*/, "What is counted, below a large figure from content/facts.yaml"],
  [
    /^messages\.(dimension|pattern|view)\b.*/,
    "A term of the method, as pictures and tables name it",
  ],
  [/^messages\.not-found\b.*/, "Words of the page for addresses that do not exist"],
  [/^messages\.(form|form-retry)\b.*/, "Words of the forms"],
  [/^messages\.message-sent\b.*/, "Words of the page after a form has been sent"],
  [/^messages\.reading\b.*/, "Words around legal texts"],
  [
    /^messages\.share\b.*/,
    "What is drawn on the pictures of shared links, for those who hear them",
  ],
];

/** The description of a field by its name and path, if there is one. */
export function findFieldDescription(path: readonly string[]): string | undefined {
  const fullKey = path.join(".");
  const pathDescription = pathDescriptions.find(([pattern]) => pattern.test(fullKey));
  const description = pathDescription && fullKey.replace(...pathDescription);
  return (
    fieldDescriptions[path.slice(-2).join(".")] ??
    description ??
    fieldDescriptions[path.at(-1) ?? ""]
  );
}

/** The description of a field, or at least its place: every field gets one. */
export function getFieldDescription(path: readonly string[]): string {
  const name = path.at(-1) ?? "";
  const description = findFieldDescription(path) ?? findLanguageDescription(name);
  if (description) return description;
  const fieldName = splitIntoWords(name);
  const parentPath = path.slice(0, -1).join(" › ");
  return path.length > 2
    ? `“${fieldName}” in ${parentPath}`
    : `The part “${fieldName}” of ${parentPath}`;
}

/** The name of a field as words: "signIn" and "sign-in" become "sign in". */
export function splitIntoWords(name: string): string {
  return name.replace(/[._-]+/g, " ").replace(/(?<=[a-z])[A-Z]/g, (c) => ` ${c.toLowerCase()}`);
}

function findLanguageDescription(name: string): string | undefined {
  return isLocale(name) ? `In ${getLanguageName(name)}` : undefined;
}
