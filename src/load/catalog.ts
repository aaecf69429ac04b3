import * as z from "zod/mini";
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
import { findNestedStatements, findRepeatedStatements } from "./checks/statements.ts";
import { findUnsupportedCharacterIssues } from "./checks/unsupported-characters.ts";
import {
  type FileCheck,
  findBrokenUploads,
  findDocumentIssue,
  findLogoIssue,
  findPhotoIssue,
  findUnusableUploads,
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
  chapterListSchema,
  chapterSchema,
  chaptersFile,
  readChapterIds,
} from "./schema/chapters.ts";
import { cityNamesSchema } from "./schema/city-names.ts";
import { clientsSchema } from "./schema/clients.ts";
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
import { sourcesSchema } from "./schema/sources.ts";
import { teamSchema } from "./schema/team.ts";
import { teamsSchema } from "./schema/teams.ts";
import { testimonialsSchema } from "./schema/testimonials.ts";
import { withDescription } from "./schema/text.ts";
import { trainingDatesSchema } from "./schema/training-dates.ts";
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
const definePage = <S extends z.ZodMiniType>(id: PageId, schema: S) =>
  withTextRules(
    defineCheckedTexts(`content/pages/${id}`, schema),
    findMetaIssues,
    findRepeatedStatements,
  );

const legal = withTextRules(
  defineCheckedProse("content/legal", () => legalIds, legalSchema, getLocales),
  findMetaIssues,
  findRepeatedStatements,
);
const chapterList = defineList(chaptersFile, chapterListSchema);
const chapters = defineCheckedProse("content/science", readChapterIds, chapterSchema);
const aspects = defineCheckedProse(
  `content/science/${aspectsChapter}`,
  () => aspectIds,
  aspectSchema,
);
const glossary = defineTexts("content/science/glossary", glossarySchema);
const sources = defineRecord("content/sources.yaml", sourcesSchema);
const scienceFigures = defineSingleton("content/science-figures.yaml", scienceFiguresSchema);
const facts = withCheck(defineSingleton(factsFile, factsSchema), "error", findNestedStatements);
const facilitators = defineList(
  "content/facilitators.json",
  withDescription(
    z.array(contentFacilitatorSchema),
    "The certified facilitators whom the finder shows. Without coordinates there is no marker on the map.",
  ),
);

/** The pages that editors write in YAML. */
const pages = {
  home: definePage("home", homeSchema),
  product: withCheck(definePage("product", productSchema), "error", findMiscountedRespondents),
  trial: definePage("trial", trialSchema),
  example: definePage("example", exampleSchema),
  pricing: withCheck(definePage("pricing", pricingSchema), "error", findUnknownQuestions),
  faq: definePage("faq", faqSchema),
  science: definePage("science", scienceSchema),
  facilitatorship: definePage("facilitatorship", facilitatorshipSchema),
  individuals: definePage("individuals", individualsSchema),
  leaders: definePage("leaders", leadersSchema),
  teams: definePage("teams", teamsSchema),
  organization: definePage("organization", organizationSchema),
  hr: definePage("hr", hrSchema),
  about: definePage("about", aboutSchema),
  contact: definePage("contact", contactSchema),
};

/** All content, by its name. */
const content = {
  interfaceTexts: defineCheckedTexts("content/interface-texts", interfaceTextsSchema),
  rating: defineCheckedTexts("content/rating", ratingSchema),

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

  brand: withUploadChecks(defineSingleton(brandFile, brandSchema), { mark: findMarkIssue }),
  facts,
  method: defineSingleton(methodFile, methodSchema),
  procurement: defineSingleton(procurementFile, procurementSchema),
  exampleProfile: defineSingleton(exampleProfileFile, exampleProfileSchema),
  facilitators: withCheck(facilitators, "warning", (root) => [
    ...findUnknownCountries(root, facilitators.path),
    ...findSwappedPoints(root, facilitators.path),
  ]),
  clients: withUploadChecks(defineList("content/clients.yaml", clientsSchema), {
    logo: findLogoIssue,
    logoDark: findLogoIssue,
  }),
  // Checked once, for the uploads of all collections.
  team: withCheck(
    withUploadChecks(defineList("content/team.yaml", teamSchema), { photo: findPhotoIssue }),
    "error",
    findUnusableUploads,
  ),
  testimonials: defineList("content/testimonials.yaml", testimonialsSchema),
  trainingDates: defineRecord("content/training-dates.yaml", trainingDatesSchema),

  // Names on the map, and lists that texts are checked by.
  cityNames: defineSingleton("content/city-names.yaml", cityNamesSchema),
  sameInAllLanguages: defineSingleton(
    "content/same-in-all-languages.yaml",
    sameInAllLanguagesSchema,
  ),
  preferredWords,
  foreignWords,
  linkedHosts,
};

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
