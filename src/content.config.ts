import { defineCollection } from "astro:content";
import { file } from "astro/loaders";
import { parse } from "yaml";
import { facilitatorSchema } from "#contract/facilitator";
import { localizedMarkdown } from "#load/localized-markdown";
import { localizedYaml } from "#load/localized-yaml";
import { aboutSchema } from "#load/schema/about";
import {
  aspectIds,
  aspectSchema,
  aspectsChapter,
  chapterIds,
  chapterSchema,
} from "#load/schema/chapters";
import { clientSchema } from "#load/schema/clients";
import { contactSchema } from "#load/schema/contact";
import { facilitatorshipSchema } from "#load/schema/facilitatorship";
import { factsSchema } from "#load/schema/facts";
import { faqSchema } from "#load/schema/faq";
import { glossarySchema } from "#load/schema/glossary";
import { homeSchema } from "#load/schema/home";
import { individualsSchema } from "#load/schema/individuals";
import { leadersSchema } from "#load/schema/leaders";
import { messagesSchema } from "#load/schema/messages";
import { organizationSchema } from "#load/schema/organization";
import { pricingSchema } from "#load/schema/pricing";
import { productSchema } from "#load/schema/product";
import { scienceSchema } from "#load/schema/science";
import { scienceFigureSchema } from "#load/schema/science-figures";
import { sourceSchema } from "#load/schema/sources";
import { teamMemberSchema } from "#load/schema/team";
import { teamsSchema } from "#load/schema/teams";
import { testimonialSchema } from "#load/schema/testimonials";
import { trialSchema } from "#load/schema/trial";

const words = (folder: string) => localizedYaml(`content/${folder}`);

export const collections = {
  messages: defineCollection({ loader: words("messages"), schema: messagesSchema }),
  trial: defineCollection({ loader: words("trial"), schema: trialSchema }),

  home: defineCollection({ loader: words("pages/home"), schema: homeSchema }),
  product: defineCollection({ loader: words("pages/product"), schema: productSchema }),
  pricing: defineCollection({ loader: words("pages/pricing"), schema: pricingSchema }),
  faq: defineCollection({ loader: words("pages/faq"), schema: faqSchema }),
  science: defineCollection({ loader: words("pages/science"), schema: scienceSchema }),
  facilitatorship: defineCollection({
    loader: words("pages/facilitatorship"),
    schema: facilitatorshipSchema,
  }),
  individuals: defineCollection({ loader: words("pages/individuals"), schema: individualsSchema }),
  leaders: defineCollection({ loader: words("pages/leaders"), schema: leadersSchema }),
  teams: defineCollection({ loader: words("pages/teams"), schema: teamsSchema }),
  organization: defineCollection({
    loader: words("pages/organization"),
    schema: organizationSchema,
  }),
  about: defineCollection({ loader: words("pages/about"), schema: aboutSchema }),
  contact: defineCollection({ loader: words("pages/contact"), schema: contactSchema }),

  chapters: defineCollection({
    loader: localizedMarkdown("content/science", chapterIds),
    schema: chapterSchema,
  }),
  aspects: defineCollection({
    loader: localizedMarkdown(`content/science/${aspectsChapter}`, aspectIds),
    schema: aspectSchema,
  }),
  glossary: defineCollection({ loader: words("science/glossary"), schema: glossarySchema }),
  sources: defineCollection({ loader: file("content/sources.yaml"), schema: sourceSchema }),
  scienceFigures: defineCollection({
    loader: file("content/science-figures.yaml"),
    schema: scienceFigureSchema,
  }),

  facts: defineCollection({
    loader: file("content/facts.yaml", {
      parser: (text) => ({ facts: parse(text, { merge: true }) }),
    }),
    schema: factsSchema,
  }),
  facilitators: defineCollection({
    loader: list("content/facilitators.json", JSON.parse),
    schema: facilitatorSchema,
  }),
  clients: defineCollection({ loader: list("content/clients.yaml"), schema: clientSchema }),
  team: defineCollection({ loader: list("content/team.yaml"), schema: teamMemberSchema }),
  testimonials: defineCollection({
    loader: list("content/testimonials.yaml"),
    schema: testimonialSchema,
  }),
};

/** A file that holds a list. Collections are sorted by id: numbers of one length keep its order. */
function list(path: string, read: (text: string) => object[] = parse) {
  return file(path, {
    parser: (text) =>
      Object.fromEntries(
        read(text).map((entry, index) => [String(1_000_000 + index), { ...entry }]),
      ),
  });
}
