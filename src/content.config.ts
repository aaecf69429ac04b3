import { defineCollection } from "astro:content";
import { file } from "astro/loaders";
import { parse } from "yaml";
import { localizedYaml } from "#load/localized-yaml";
import { clientSchema } from "#load/schema/clients";
import { factsSchema } from "#load/schema/facts";
import { homeSchema } from "#load/schema/home";
import { messagesSchema } from "#load/schema/messages";
import { productSchema } from "#load/schema/product";

export const collections = {
  messages: defineCollection({ loader: localizedYaml("content/messages"), schema: messagesSchema }),
  home: defineCollection({ loader: localizedYaml("content/pages/home"), schema: homeSchema }),
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
    loader: file("content/clients.yaml", {
      parser: (text) =>
        Object.fromEntries(parse(text).map((client: { name: string }) => [client.name, client])),
    }),
    schema: clientSchema,
  }),
};
