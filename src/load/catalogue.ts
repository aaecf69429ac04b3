import { contentFacilitatorSchema } from "#contract/facilitator";
import { localesOf } from "#locale/routes";
import { findUnknownCountries } from "./check-countries.ts";
import { checkLegalTexts } from "./check-legal.ts";
import { withMethod } from "./check-method.ts";
import { logoCheck, photoCheck } from "./check-pictures.ts";
import { findUnknownQuestions } from "./check-questions.ts";
import { checkScience, findBrokenReports, findUnknownSources } from "./check-science.ts";
import { terms, withTerms } from "./check-terms.ts";
import * as kinds from "./content-kinds.ts";
import { type ContentKind, checked, list, record, single } from "./content-kinds.ts";
import { markCheck } from "./read-brand.ts";
import { aboutSchema } from "./schema/about.ts";
import { brandSchema } from "./schema/brand.ts";
import {
  aspectIds,
  aspectSchema,
  aspectsChapter,
  chapterIds,
  chapterSchema,
} from "./schema/chapters.ts";
import { cityNamesSchema } from "./schema/city-names.ts";
import { clientSchema } from "./schema/clients.ts";
import { contactSchema } from "./schema/contact.ts";
import { exampleSchema } from "./schema/example.ts";
import { exampleProfileSchema } from "./schema/example-profile.ts";
import { facilitatorshipSchema } from "./schema/facilitatorship.ts";
import { factsSchema } from "./schema/facts.ts";
import { faqSchema } from "./schema/faq.ts";
import { foreignWordsSchema } from "./schema/foreign-words.ts";
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
import { brandFile, factsFile, methodFile, procurementFile } from "./shared-words.ts";

// The trial counts its own word pairs, and chapters tell stories: both may type such numbers.
const storyWords: typeof kinds.words = (...args) => withTerms(kinds.words(...args));
const storyProse: typeof kinds.prose = (...args) => withTerms(kinds.prose(...args));
const words: typeof kinds.words = (...args) => withMethod(storyWords(...args));
const prose: typeof kinds.prose = (...args) => withMethod(storyProse(...args));

const legal = prose("content/legal", legalIds, legalSchema, localesOf);
const chapters = storyProse("content/science", chapterIds, chapterSchema);
const aspects = storyProse(`content/science/${aspectsChapter}`, aspectIds, aspectSchema);
const glossary = kinds.words("content/science/glossary", glossarySchema);
const sources = record("content/sources.yaml", sourceSchema);
const scienceFigures = single("content/science-figures.yaml", scienceFiguresSchema);
const facts = single(factsFile, factsSchema);
const facilitators = list("content/facilitators.json", contentFacilitatorSchema);

/** All content: each kind is a collection of this name. */
export const catalogue = {
  interfaceTexts: words("content/messages", interfaceTextsSchema),
  rating: words("content/rating", ratingSchema),

  home: words("content/pages/home", homeSchema),
  product: words("content/pages/product", productSchema),
  trial: storyWords("content/pages/trial", trialSchema),
  example: words("content/pages/example", exampleSchema),
  pricing: checked(words("content/pages/pricing", pricingSchema), "problems", findUnknownQuestions),
  faq: words("content/pages/faq", faqSchema),
  science: words("content/pages/science", scienceSchema),
  facilitatorship: words("content/pages/facilitatorship", facilitatorshipSchema),
  individuals: words("content/pages/individuals", individualsSchema),
  leaders: words("content/pages/leaders", leadersSchema),
  teams: words("content/pages/teams", teamsSchema),
  organization: words("content/pages/organization", organizationSchema),
  hr: words("content/pages/hr", hrSchema),
  about: words("content/pages/about", aboutSchema),
  contact: words("content/pages/contact", contactSchema),

  legal: checked(legal, "problems", (root) => checkLegalTexts(root, facts)),
  chapters: checked(chapters, "problems", (root) =>
    checkScience(root, { chapters, aspects, glossary, sources }),
  ),
  aspects,
  glossary,
  sources: checked(sources, "problems", (root) => findBrokenReports(root, sources)),
  scienceFigures: checked(scienceFigures, "problems", (root) =>
    findUnknownSources(root, scienceFigures.place, sources),
  ),

  brand: single(brandFile, brandSchema, { mark: markCheck }),
  facts,
  method: single(methodFile, methodSchema),
  procurement: single(procurementFile, procurementSchema),
  exampleProfile: single("content/example-profile.yaml", exampleProfileSchema),
  facilitators: checked(facilitators, "warnings", (root) =>
    findUnknownCountries(root, facilitators.place),
  ),
  clients: list("content/clients.yaml", clientSchema, { logo: logoCheck, logoDark: logoCheck }),
  team: list("content/team.yaml", teamMemberSchema, { photo: photoCheck }),
  testimonials: list("content/testimonials.yaml", testimonialSchema),
  trainingDates: record("content/training-dates.yaml", trainingDateSchema, entryId),

  // Names on the map, and lists that texts are checked by.
  cityNames: single("content/city-names.yaml", cityNamesSchema),
  sameInAllLanguages: single("content/same-in-all-languages.yaml", sameInAllLanguagesSchema),
  terms,
  foreignWords: single("content/foreign-words.yaml", foreignWordsSchema),
};

/** The same as a list. */
export const allKinds: ContentKind[] = Object.values(catalogue);
