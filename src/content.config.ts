import { defineCollection } from "astro:content";
import { file } from "astro/loaders";
import { parse } from "yaml";
import { localizedYaml } from "#load/localized-yaml";
import { clientSchema } from "#load/schema/clients";
import { factsSchema } from "#load/schema/facts";
import { faqSchema } from "#load/schema/faq";
import { homeSchema } from "#load/schema/home";
import { messagesSchema } from "#load/schema/messages";
import { pricingSchema } from "#load/schema/pricing";
import { trialSchema } from "#load/schema/trial";

export const collections = {
  messages: defineCollection({ loader: localizedYaml("content/messages"), schema: messagesSchema }),
  home: defineCollection({ loader: localizedYaml("content/pages/home"), schema: homeSchema }),
  pricing: defineCollection({
    loader: localizedYaml("content/pages/pricing"),
    schema: pricingSchema,
  }),
  faq: defineCollection({ loader: localizedYaml("content/pages/faq"), schema: faqSchema }),
  trial: defineCollection({ loader: localizedYaml("content/trial"), schema: trialSchema }),
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
