import { defineCollection } from "astro:content";
import type { Loader } from "astro/loaders";
import { catalogue } from "#load/catalogue";
import { contentLoader } from "#load/collections/content-loader";
import type { ContentCollection } from "#load/collections/define-collection";

type Catalogue = typeof catalogue;
type Collections = {
  [Name in keyof Catalogue]: { loader: Loader; schema: Catalogue[Name]["schema"] };
};

/** Every collection of the catalogue, under its name there. */
export const collections = Object.fromEntries(
  Object.entries(catalogue).map(([name, collection]: [string, ContentCollection]) => [
    name,
    defineCollection({ loader: contentLoader(collection), schema: collection.schema }),
  ]),
) as Collections;
