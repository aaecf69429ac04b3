import { defineCollection } from "astro:content";
import { file } from "astro/loaders";
import { parse } from "yaml";
import { localizedYaml } from "#load/localized-yaml";
import { clientSchema } from "#load/schema/clients";
import { factsSchema } from "#load/schema/facts";
import { faqSchema } from "#load/schema/faq";
import { homeSchema } from "#load/schema/home";
import { individualsSchema } from "#load/schema/individuals";
import { leadersSchema } from "#load/schema/leaders";
import { messagesSchema } from "#load/schema/messages";
import { pricingSchema } from "#load/schema/pricing";

export const collections = {
  messages: defineCollection({ loader: localizedYaml("content/messages"), schema: messagesSchema }),
  home: defineCollection({ loader: localizedYaml("content/pages/home"), schema: homeSchema }),
  pricing: defineCollection({
    loader: localizedYaml("content/pages/pricing"),
    schema: pricingSchema,
  }),
  leaders: defineCollection({
    loader: localizedYaml("content/pages/leaders"),
    schema: leadersSchema,
  }),
  individuals: defineCollection({
    loader: localizedYaml("content/pages/individuals"),
    schema: individualsSchema,
  }),
  faq: defineCollection({ loader: localizedYaml("content/pages/faq"), schema: faqSchema }),
  facts: defineCollection({
    loader: file("content/facts.yaml", {
      parser: (text) => ({ facts: parse(text, { merge: true }) }),
    }),
    schema: factsSchema,
  }),
  clients: defineCollection({
    loader: file("content/clients.yaml", {
      parser: (text) =>
        Object.fromEntries(parse(text).map((client: { name: string }) => [client.name, client])),
    }),
    schema: clientSchema,
  }),
};
