import type * as z from "zod/mini";
import { contentFacilitatorSchema } from "#contract/facilitator.ts";
import { getLocales, type PageId } from "#locale/routes.ts";
import { findMarkIssue } from "./brand/read-brand.ts";
import { findSwappedPoints, findUnknownCountries } from "./checks/facilitators.ts";
import { findForeignWords, foreignWords } from "./checks/foreign-words.ts";
import { findLegalIssues, findPeriodMismatches, findUnusedPeriods } from "./checks/legal.ts";
import { findLinkIssues, linkedHosts } from "./checks/links.ts";
import { findMetaIssues, findSharedMeta } from "./checks/meta.ts";
import { findPreferredWordIssues, preferredWords } from "./checks/preferred-words.ts";
import { findUnknownQuestions } from "./checks/questions.ts";
import { exampleProfileFile, findMiscountedRespondents } from "./checks/respondents.ts";
import { findChapterIssues, findScienceIssues, findUnknownSources } from "./checks/science.ts";
import { findRepeatedStatements } from "./checks/statements.ts";
import { findUnsupportedCharacterIssues } from "./checks/unsupported-characters.ts";
import {
  type FileCheck,
  findBrokenUploads,
  findDocumentIssue,
  findLogoIssue,
  findPhotoIssue,
} from "./checks/uploads.ts";
import { findWordingIssues } from "./checks/wording.ts";
import {
  type ContentCollection,
  defineList,
  defineProse,
  defineRecord,
  defineSingleton,
  defineTexts,
  withCheck,
} from "./collections/define-collection.ts";
import type { ContentIssue } from "./content-issue.ts";
import { brandFile, factsFile, methodFile, procurementFile } from "./files/shared-values.ts";
import { aboutSchema } from "./schema/about.ts";
import { brandSchema } from "./schema/brand.ts";
import {
  aspectIds,
  aspectSchema,
  aspectsChapter,
  chapterSchema,
  chaptersFile,
  listedChapterSchema,
  readChapterIds,
} from "./schema/chapters.ts";
import { cityNamesSchema } from "./schema/city-names.ts";
import { clientSchema } from "./schema/clients.ts";
import { contactSchema } from "./schema/contact.ts";
import { exampleSchema } from "./schema/example.ts";
import { exampleProfileSchema } from "./schema/example-profile.ts";
import { facilitatorshipSchema } from "./schema/facilitatorship.ts";
import { factsSchema } from "./schema/facts.ts";
import { faqSchema } from "./schema/faq.ts";
import { glossarySchema } from "./schema/glossary.ts";
import { homeSchema } from "./schema/home.ts";
import { hrSchema } from "./schema/hr.ts";
import { individualsSchema } from "./schema/individuals.ts";
import { interfaceTextsSchema } from "./schema/interface-texts.ts";
import { leadersSchema } from "./schema/leaders.ts";
import { legalIds, legalSchema } from "./schema/legal.ts";
import { methodSchema } from "./schema/method.ts";
import { organizationSchema } from "./schema/organization.ts";
import { pricingSchema } from "./schema/pricing.ts";
import { procurementSchema } from "./schema/procurement.ts";
import { productSchema } from "./schema/product.ts";
import { ratingSchema } from "./schema/rating.ts";
import { sameInAllLanguagesSchema } from "./schema/same-in-all-languages.ts";
import { scienceSchema } from "./schema/science.ts";
import { scienceFiguresSchema } from "./schema/science-figures.ts";
import { sourceSchema } from "./schema/sources.ts";
import { teamMemberSchema } from "./schema/team.ts";
import { teamsSchema } from "./schema/teams.ts";
import { testimonialSchema } from "./schema/testimonials.ts";
import { entryId } from "./schema/text.ts";
import { trainingDateSchema } from "./schema/training-dates.ts";
import { trialSchema } from "./schema/trial.ts";

/** Checks texts of a collection by rules. A breach is a warning: a build may have it, a release must not. */
const withTextRules = <S extends z.ZodMiniType>(
  collection: ContentCollection<S>,
  ...rules: ((root: string, files: readonly string[]) => ContentIssue[])[]
) =>
  withCheck(collection, "warning", (root) => {
    const files = collection.listFiles(root);
    return rules.flatMap((find) => find(root, files));
  });

/** Checks the pictures and documents that a file names at these keys. */
const withUploadChecks = <S extends z.ZodMiniType>(
  collection: ContentCollection<S>,
  checks: Record<string, FileCheck>,
) => withCheck(collection, "error", (root) => findBrokenUploads(root, collection.path, checks));

const defineCheckedTexts: typeof defineTexts = (...args) =>
  withTextRules(defineTexts(...args), findPreferredWordIssues);
const defineCheckedProse: typeof defineProse = (...args) =>
  withTextRules(defineProse(...args), findPreferredWordIssues);
const definePage = <S extends z.ZodMiniType>(id: PageId, description: string, schema: S) =>
  withTextRules(
    defineCheckedTexts(`content/pages/${id}`, description, schema),
    findMetaIssues,
    findRepeatedStatements,
  );

const legal = withTextRules(
  defineCheckedProse(
    "content/legal",
    "A lawyer must confirm it, in every language. Words in braces are filled in by the site, the unit of a period follows it in words: the keys of “legal” in the facts, those of “company” and “office” in the brand, {email}, the prices {starterPrice}, {growthPrice}, {certificationPrice}, and {pricePeriod}, “per user and year”, and the fields of a form, such as {prospectFields}. The imprint is German only.",
    () => legalIds,
    legalSchema,
    getLocales,
  ),
  findMetaIssues,
  findRepeatedStatements,
);
const chapterList = defineList(
  chaptersFile,
  "The chapters of the science page in their order. For a new one add its id here, save, and open /admin again: its form is then in the list.",
  listedChapterSchema,
);
const chapters = defineCheckedProse(
  "content/science",
  "A chapter of the science page.",
  readChapterIds,
  chapterSchema,
);
const aspects = defineCheckedProse(
  `content/science/${aspectsChapter}`,
  "An aspect of what is measured, in a tab of its own.",
  () => aspectIds,
  aspectSchema,
);
const glossary = defineTexts(
  "content/science/glossary",
  "The terms of the science chapters, by the id that their links name.",
  glossarySchema,
);
const sources = defineRecord(
  "content/sources.yaml",
  "The works that the science chapters cite, by the id that their links name. Only what really exists and has been checked; a detail that is not certain is left out.",
  sourceSchema,
);
const scienceFigures = defineSingleton(
  "content/science-figures.yaml",
  "The values that the science page draws. Titles and captions are words of the science page; the ids of the rows are the same there.",
  scienceFiguresSchema,
);
const facts = defineSingleton(
  factsFile,
  "Figures and prices. Each is here once; every page takes it from here and formats it by language.",
  factsSchema,
);
const facilitators = defineList(
  "content/facilitators.json",
  "The certified facilitators whom the finder shows. Without coordinates there is no marker on the map.",
  contentFacilitatorSchema,
);

const stars = "*Stars* in a headline mark the words that are underlined in colour.";

/** The pages that editors write in YAML. */
const pages = {
  home: definePage("home", `Home page. ${stars}`, homeSchema),
  product: withCheck(
    definePage("product", `Product page. ${stars}`, productSchema),
    "error",
    findMiscountedRespondents,
  ),
  trial: definePage(
    "trial",
    `The trial of the scale: nine pairs of words, on which visitors place themselves, guess, and ask a colleague. Home and example profile show its pairs, too. Words in braces are filled in by the site: keep them. ${stars}`,
    trialSchema,
  ),
  example: definePage(
    "example",
    `The example profile. Its values are computed from content/example-profile.yaml. ${stars}`,
    exampleSchema,
  ),
  pricing: withCheck(
    definePage(
      "pricing",
      "Pricing page. Amounts come from the facts, the plans’ words from the messages.",
      pricingSchema,
    ),
    "error",
    findUnknownQuestions,
  ),
  faq: definePage(
    "faq",
    "Frequently asked questions: the page of its own, and the list on the pricing page.",
    faqSchema,
  ),
  science: definePage(
    "science",
    "The science page: its interface words and the words of its figures. The chapters are in content/science, the values of the figures in content/science-figures.yaml.",
    scienceSchema,
  ),
  facilitatorship: definePage(
    "facilitatorship",
    "Page for facilitators. Hours and the price come from the facts.",
    facilitatorshipSchema,
  ),
  individuals: definePage("individuals", `The page for individuals. ${stars}`, individualsSchema),
  leaders: definePage("leaders", `The page for leaders. ${stars}`, leadersSchema),
  teams: definePage(
    "teams",
    `The page for teams: a guide of thirteen titled sections in four parts. ${stars}`,
    teamsSchema,
  ),
  organization: definePage(
    "organization",
    `The page for organisations. ${stars} Words in braces, such as {languages}, are filled in from the facts: keep them.`,
    organizationSchema,
  ),
  hr: definePage(
    "hr",
    `The page for HR, employee representatives and procurement, which prints as a document of at most four pages. ${stars} Its figures are names in braces; give content/procurement.yaml a new version and date when what it says changes.`,
    hrSchema,
  ),
  about: definePage(
    "about",
    "About page. Figures and years come from the facts, the office from the brand, the people from the team.",
    aboutSchema,
  ),
  contact: definePage(
    "contact",
    "Contact page. Address, telephone number and e-mail address come from the brand.",
    contactSchema,
  ),
};

/** All content, by its name. */
const content = {
  interfaceTexts: defineCheckedTexts(
    "content/messages",
    "Short interface words, by feature. Words in braces, such as {page}, are filled in by the site: keep them.",
    interfaceTextsSchema,
  ),
  rating: defineCheckedTexts(
    "content/rating",
    "How the rating works: the box on the pages product, organisations and questions, and lines of others. Its figures are names in braces, from content/method.yaml.",
    ratingSchema,
  ),

  ...pages,

  // Checked last, once all titles have been read.
  legal: withTextRules(
    withCheck(legal, "error", (root) => findLegalIssues(root, facts)),
    findUnusedPeriods,
    findPeriodMismatches,
    (root, files) =>
      findSharedMeta(root, [
        ...Object.values(pages).flatMap((page) => page.listFiles(root)),
        ...files,
      ]),
  ),
  chapters: withCheck(chapters, "error", (root) =>
    findScienceIssues(root, { chapters, aspects, glossary, sources }),
  ),
  chapterList: withCheck(chapterList, "error", findChapterIssues),
  aspects,
  glossary,
  sources: withUploadChecks(sources, { file: findDocumentIssue }),
  scienceFigures: withCheck(scienceFigures, "error", (root) =>
    findUnknownSources(root, scienceFigures.path, sources),
  ),

  brand: withUploadChecks(
    defineSingleton(
      brandFile,
      "Who we are and what we look like. Texts in every file name it in braces: {product}, {productPossessive}, {legalName}, {email}, {city} …",
      brandSchema,
    ),
    { mark: findMarkIssue },
  ),
  facts,
  method: defineSingleton(
    methodFile,
    "How the rating works, in figures. Each is here once; any text takes it by its name in braces, such as {wordPairs}. The words beside it in texts are in the plural. A mark “assumed” says that it was decided without the owner: npm run launch lists it until the mark is removed.",
    methodSchema,
  ),
  procurement: defineSingleton(
    procurementFile,
    "Version and date of the document for HR and procurement, and what only the owner knows. While a fact is missing, the page names it among what readers may ask, and npm run launch lists it.",
    procurementSchema,
  ),
  exampleProfile: defineSingleton(
    exampleProfileFile,
    "The raw answers of the example profile, which several pages draw. It may stay as it is.",
    exampleProfileSchema,
  ),
  facilitators: withCheck(facilitators, "warning", (root) => [
    ...findUnknownCountries(root, facilitators.path),
    ...findSwappedPoints(root, facilitators.path),
  ]),
  clients: withUploadChecks(
    defineList("content/clients.yaml", "The clients whom the home page names.", clientSchema),
    { logo: findLogoIssue, logoDark: findLogoIssue },
  ),
  team: withUploadChecks(
    defineList("content/team.yaml", "The people of the about page.", teamMemberSchema),
    { photo: findPhotoIssue },
  ),
  testimonials: defineList(
    "content/testimonials.yaml",
    "What people say about the product, each on the page that it names, or else on the page for organisations.",
    testimonialSchema,
  ),
  trainingDates: defineRecord(
    "content/training-dates.yaml",
    "Coming trainings for facilitators, on their page: when, in which language, where. One that is over vanishes with the next build, and visitors of an older build do not see it either. Without a coming one the page leaves the list out.",
    trainingDateSchema,
    entryId,
  ),

  // Names on the map, and lists that texts are checked by.
  cityNames: defineSingleton(
    "content/city-names.yaml",
    "Names of cities on the map and in the finder, where a language has one of its own. The key is GeoNames’ first name of the city (the largest of that name is meant); a language without a name here shows that one. A check names those that GeoNames does not know.",
    cityNamesSchema,
  ),
  sameInAllLanguages: defineSingleton(
    "content/same-in-all-languages.yaml",
    "Texts that a translation may share with the English file. Everything else that is the same counts as not yet translated. The status also lists entries that are not used any more.",
    sameInAllLanguagesSchema,
  ),
  preferredWords,
  foreignWords,
  linkedHosts,
};

/** The rules for every text. */
const generalTextRules = [
  findWordingIssues,
  findUnsupportedCharacterIssues,
  findForeignWords,
  findLinkIssues,
];

/** All content, checked by the rules for texts, under the names of Astro's collections. */
export const catalog = Object.fromEntries(
  Object.entries(content).map(([name, collection]: [string, ContentCollection]) => [
    name,
    withTextRules(collection, ...generalTextRules),
  ]),
) as typeof content;

export const allCollections: ContentCollection[] = Object.values(catalog);
