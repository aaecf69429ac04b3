import { defineCollection } from "astro:content";
import { file } from "astro/loaders";
import { parse } from "yaml";
import { localizedMarkdown } from "#load/localized-markdown";
import { localizedYaml } from "#load/localized-yaml";
import {
  aspectIds,
  aspectSchema,
  aspectsChapter,
  chapterIds,
  chapterSchema,
} from "#load/schema/chapters";
import { clientSchema } from "#load/schema/clients";
import { factsSchema } from "#load/schema/facts";
import { glossarySchema } from "#load/schema/glossary";
import { homeSchema } from "#load/schema/home";
import { messagesSchema } from "#load/schema/messages";
import { scienceSchema } from "#load/schema/science";
import { scienceFigureSchema } from "#load/schema/science-figures";
import { sourceSchema } from "#load/schema/sources";

export const collections = {
  messages: defineCollection({ loader: localizedYaml("content/messages"), schema: messagesSchema }),
  home: defineCollection({ loader: localizedYaml("content/pages/home"), schema: homeSchema }),
  science: defineCollection({
    loader: localizedYaml("content/pages/science"),
    schema: scienceSchema,
  }),
  chapters: defineCollection({
    loader: localizedMarkdown("content/science", chapterIds),
    schema: chapterSchema,
  }),
  aspects: defineCollection({
    loader: localizedMarkdown(`content/science/${aspectsChapter}`, aspectIds),
    schema: aspectSchema,
  }),
  glossary: defineCollection({
    loader: localizedYaml("content/science/glossary"),
    schema: glossarySchema,
  }),
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
  clients: defineCollection({
    loader: file("content/clients.yaml", {
      parser: (text) =>
        Object.fromEntries(parse(text).map((client: { name: string }) => [client.name, client])),
    }),
    schema: clientSchema,
  }),
};
