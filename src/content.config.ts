import { defineCollection } from "astro:content";
import type { Loader } from "astro/loaders";
import { catalogue } from "#load/catalogue";
import type { ContentKind } from "#load/collections/content-kinds";
import { contentLoader } from "#load/collections/content-loader";

type Catalogue = typeof catalogue;
type Collections = {
  [Name in keyof Catalogue]: { loader: Loader; schema: Catalogue[Name]["schema"] };
};

/** Every kind of content as a collection of its name in the catalogue. */
export const collections = Object.fromEntries(
  Object.entries(catalogue).map(([name, kind]: [string, ContentKind]) => [
    name,
    defineCollection({ loader: contentLoader(kind), schema: kind.schema }),
  ]),
) as Collections;
