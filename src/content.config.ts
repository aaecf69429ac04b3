import { defineCollection } from "astro:content";
import { file } from "astro/loaders";
import { parse } from "yaml";
import { localizedYaml } from "#load/localized-yaml";
import { aboutSchema } from "#load/schema/about";
import { clientSchema } from "#load/schema/clients";
import { contactSchema } from "#load/schema/contact";
import { facilitatorshipSchema } from "#load/schema/facilitatorship";
import { factsSchema } from "#load/schema/facts";
import { faqSchema } from "#load/schema/faq";
import { homeSchema } from "#load/schema/home";
import { messagesSchema } from "#load/schema/messages";
import { pricingSchema } from "#load/schema/pricing";
import { trialSchema } from "#load/schema/trial";
import { teamMemberSchema } from "#load/schema/team";
import { productSchema } from "#load/schema/product";

export const collections = {
  messages: defineCollection({ loader: localizedYaml("content/messages"), schema: messagesSchema }),
  home: defineCollection({ loader: localizedYaml("content/pages/home"), schema: homeSchema }),
  pricing: defineCollection({
    loader: localizedYaml("content/pages/pricing"),
    schema: pricingSchema,
  }),
  faq: defineCollection({ loader: localizedYaml("content/pages/faq"), schema: faqSchema }),
  trial: defineCollection({ loader: localizedYaml("content/trial"), schema: trialSchema }),
  facilitatorship: defineCollection({
    loader: localizedYaml("content/pages/facilitatorship"),
    schema: facilitatorshipSchema,
  }),
  about: defineCollection({ loader: localizedYaml("content/pages/about"), schema: aboutSchema }),
  contact: defineCollection({
    loader: localizedYaml("content/pages/contact"),
    schema: contactSchema,
  product: defineCollection({
    loader: localizedYaml("content/pages/product"),
    schema: productSchema,
  }),
  facts: defineCollection({
    loader: file("content/facts.yaml", {
      parser: (text) => ({ facts: parse(text, { merge: true }) }),
    }),
    schema: factsSchema,
  }),
  clients: defineCollection({
    loader: file("content/clients.yaml", { parser: parseByName }),
    schema: clientSchema,
  }),
  team: defineCollection({
    loader: file("content/team.yaml", { parser: parseByName }),
    schema: teamMemberSchema,
  }),
};

function parseByName(text: string) {
  return Object.fromEntries(parse(text).map((entry: { name: string }) => [entry.name, entry]));
}
