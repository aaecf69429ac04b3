import type * as z from "zod/mini";
import { contentFacilitatorSchema } from "#contract/facilitator";
import { localesOf, type PageId } from "#locale/routes";
import { markCheck } from "./brand/read-brand.ts";
import { findSwappedPoints, findUnknownCountries } from "./checks/facilitators.ts";
import { findForeignWords, foreignWords } from "./checks/foreign-words.ts";
import { checkLegalTexts, findPeriodsSaidOtherwise, findUnusedPeriods } from "./checks/legal.ts";
import { findLetterProblems } from "./checks/letters.ts";
import { findLinkProblems, linkedHosts } from "./checks/links.ts";
import { findMetaProblems, findSharedMeta } from "./checks/meta.ts";
import { logoCheck, photoCheck } from "./checks/pictures.ts";
import { findRepeated } from "./checks/promises.ts";
import { findUnknownQuestions } from "./checks/questions.ts";
import { exampleProfileFile, findMiscountedRespondents } from "./checks/respondents.ts";
import {
  checkScience,
  findBrokenReports,
  findChapterProblems,
  findUnknownSources,
} from "./checks/science.ts";
import { findTermProblems, terms } from "./checks/terms.ts";
import { findWordingProblems } from "./checks/wording.ts";
import * as kinds from "./collections/content-kinds.ts";
import { type ContentKind, checked, list, record, single } from "./collections/content-kinds.ts";
import { aboutSchema } from "./schema/about.ts";
import { brandSchema } from "./schema/brand.ts";
import {
  aspectIds,
  aspectSchema,
  aspectsChapter,
  chapterIds,
  chapterSchema,
  chaptersFile,
  listedChapterSchema,
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
import { brandFile, factsFile, methodFile, procurementFile } from "./source/shared-words.ts";

/** A kind whose texts keep to rules. What breaks them is a warning: a build may have it, a release must not. */
const keeping = <S extends z.ZodMiniType>(
  kind: ContentKind<S>,
  ...rules: ((root: string, kind: ContentKind) => string[])[]
) => checked(kind, "warnings", (root) => rules.flatMap((find) => find(root, kind)));

const words: typeof kinds.words = (...args) => keeping(kinds.words(...args), findTermProblems);
const prose: typeof kinds.prose = (...args) => keeping(kinds.prose(...args), findTermProblems);
const page = <S extends z.ZodMiniType>(id: PageId, schema: S) =>
  keeping(words(`content/pages/${id}`, schema), findMetaProblems, findRepeated);

const legal = keeping(
  prose("content/legal", legalIds, legalSchema, localesOf),
  findMetaProblems,
  findRepeated,
);
const chapterList = list(chaptersFile, listedChapterSchema);
const chapters = prose("content/science", chapterIds, chapterSchema);
const aspects = prose(`content/science/${aspectsChapter}`, aspectIds, aspectSchema);
const glossary = kinds.words("content/science/glossary", glossarySchema);
const sources = record("content/sources.yaml", sourceSchema);
const scienceFigures = single("content/science-figures.yaml", scienceFiguresSchema);
const facts = single(factsFile, factsSchema);
const facilitators = list("content/facilitators.json", contentFacilitatorSchema);

/** The pages that editors write in YAML. */
const pages = {
  home: page("home", homeSchema),
  product: checked(page("product", productSchema), "problems", findMiscountedRespondents),
  trial: page("trial", trialSchema),
  example: page("example", exampleSchema),
  pricing: checked(page("pricing", pricingSchema), "problems", findUnknownQuestions),
  faq: page("faq", faqSchema),
  science: page("science", scienceSchema),
  facilitatorship: page("facilitatorship", facilitatorshipSchema),
  individuals: page("individuals", individualsSchema),
  leaders: page("leaders", leadersSchema),
  teams: page("teams", teamsSchema),
  organization: page("organization", organizationSchema),
  hr: page("hr", hrSchema),
  about: page("about", aboutSchema),
  contact: page("contact", contactSchema),
};

/** All content, by its name. */
const content = {
  interfaceTexts: words("content/messages", interfaceTextsSchema),
  rating: words("content/rating", ratingSchema),

  ...pages,

  // All titles have been read by then.
  legal: checked(
    checked(legal, "problems", (root) => checkLegalTexts(root, facts)),
    "warnings",
    (root) => [
      ...findUnusedPeriods(root),
      ...findPeriodsSaidOtherwise(root),
      ...findSharedMeta(root, [...Object.values(pages), legal]),
    ],
  ),
  chapters: checked(chapters, "problems", (root) =>
    checkScience(root, { chapters, aspects, glossary, sources }),
  ),
  chapterList: checked(chapterList, "problems", findChapterProblems),
  aspects,
  glossary,
  sources: checked(sources, "problems", (root) => findBrokenReports(root, sources)),
  scienceFigures: checked(scienceFigures, "problems", (root) =>
    findUnknownSources(root, scienceFigures.path, sources),
  ),

  brand: single(brandFile, brandSchema, { mark: markCheck }),
  facts,
  method: single(methodFile, methodSchema),
  procurement: single(procurementFile, procurementSchema),
  exampleProfile: single(exampleProfileFile, exampleProfileSchema),
  facilitators: checked(facilitators, "warnings", (root) => [
    ...findUnknownCountries(root, facilitators.path),
    ...findSwappedPoints(root, facilitators.path),
  ]),
  clients: list("content/clients.yaml", clientSchema, { logo: logoCheck, logoDark: logoCheck }),
  team: list("content/team.yaml", teamMemberSchema, { photo: photoCheck }),
  testimonials: list("content/testimonials.yaml", testimonialSchema),
  trainingDates: record("content/training-dates.yaml", trainingDateSchema, entryId),

  // Names on the map, and lists that texts are checked by.
  cityNames: single("content/city-names.yaml", cityNamesSchema),
  sameInAllLanguages: single("content/same-in-all-languages.yaml", sameInAllLanguagesSchema),
  terms,
  foreignWords,
  linkedHosts,
};

/** The rules that every text keeps to. */
const textRules = [findWordingProblems, findLetterProblems, findForeignWords, findLinkProblems];

/** All content, held against the rules for texts: each kind is a collection of this name. */
export const catalogue = Object.fromEntries(
  Object.entries(content).map(([name, kind]: [string, ContentKind]) => [
    name,
    keeping(kind, ...textRules),
  ]),
) as typeof content;

/** The same as a list. */
export const allKinds: ContentKind[] = Object.values(catalogue);
