import { defineCollection } from "astro:content";
import { file } from "astro/loaders";
import { parse } from "yaml";
import { localizedYaml } from "#load/localized-yaml";
import { clientSchema } from "#load/schema/clients";
import { factsSchema } from "#load/schema/facts";
import { homeSchema } from "#load/schema/home";
import { messagesSchema } from "#load/schema/messages";
import { organizationSchema } from "#load/schema/organization";
import { teamsSchema } from "#load/schema/teams";
import { testimonialSchema } from "#load/schema/testimonials";

export const collections = {
  messages: defineCollection({ loader: localizedYaml("content/messages"), schema: messagesSchema }),
  home: defineCollection({ loader: localizedYaml("content/pages/home"), schema: homeSchema }),
  teams: defineCollection({ loader: localizedYaml("content/pages/teams"), schema: teamsSchema }),
  organization: defineCollection({
    loader: localizedYaml("content/pages/organization"),
    schema: organizationSchema,
  }),
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
  testimonials: defineCollection({
    loader: file("content/testimonials.yaml", {
      parser: (text) =>
        // The collection is sorted by id: numbers keep the file's order.
        Object.fromEntries(parse(text).map((entry: object, index: number) => [10 + index, entry])),
    }),
    schema: testimonialSchema,
  }),
};
