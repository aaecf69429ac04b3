import { defineCollection } from "astro:content";
import type * as z from "zod/mini";
import { catalogue } from "#load/catalogue";
import type { ContentKind } from "#load/content-kinds";
import { contentLoader } from "#load/content-loader";

/** Every kind of content as a collection. Their list, with file and schema of each, is the catalogue. */
export const collections = {
  messages: collection(catalogue.messages),
  trial: collection(catalogue.trial),
  home: collection(catalogue.home),
  product: collection(catalogue.product),
  pricing: collection(catalogue.pricing),
  faq: collection(catalogue.faq),
  science: collection(catalogue.science),
  facilitatorship: collection(catalogue.facilitatorship),
  individuals: collection(catalogue.individuals),
  leaders: collection(catalogue.leaders),
  teams: collection(catalogue.teams),
  organization: collection(catalogue.organization),
  about: collection(catalogue.about),
  contact: collection(catalogue.contact),
  legal: collection(catalogue.legal),
  chapters: collection(catalogue.chapters),
  aspects: collection(catalogue.aspects),
  glossary: collection(catalogue.glossary),
  sources: collection(catalogue.sources),
  scienceFigures: collection(catalogue.scienceFigures),
  facts: collection(catalogue.facts),
  facilitators: collection(catalogue.facilitators),
  clients: collection(catalogue.clients),
  team: collection(catalogue.team),
  testimonials: collection(catalogue.testimonials),
};

function collection<S extends z.ZodMiniType>(kind: ContentKind<S>) {
  return defineCollection({ loader: contentLoader(kind), schema: kind.schema });
}
