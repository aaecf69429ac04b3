import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineCollection } from "astro/content/config";
import type { Loader, LoaderContext } from "astro/loaders";
import { catalog } from "#load/catalog.ts";
import type { ContentCollection } from "#load/collections/define-collection.ts";
import {
  createContentError,
  formatIssue,
  isError,
  isPendingTranslation,
} from "#load/content-issue.ts";

type Catalog = typeof catalog;
type Collections = {
  [Name in keyof Catalog]: { loader: Loader; schema: Catalog[Name]["schema"] };
};

/** Every collection of the catalogue, under its name there. */
export const collections = Object.fromEntries(
  Object.entries(catalog).map(([name, collection]: [string, ContentCollection]) => [
    name,
    defineCollection({ loader: createContentLoader(collection), schema: collection.schema }),
  ]),
) as Collections;

/** Debounce in ms: some editors empty a file before they write it. */
const reloadDelayMs = 100;

/**
 * Loads a collection of content at startup, and in development whenever any file of the content changes: it may
 * hold words that this collection uses, or be what its texts refer to. Errors fail a build. In development they
 * are logged, and the last valid content stays.
 */
export function createContentLoader(collection: ContentCollection): Loader {
  return {
    name: "content",
    load: async (context) => {
      const root = fileURLToPath(context.config.root);
      const { watcher } = context;
      const errors = loadAll(collection, root, context);
      if (errors.length > 0 && !watcher) throw createContentError(errors);
      const content = join(root, "content");
      watcher?.add(content);
      let timer: NodeJS.Timeout | undefined;
      const reload = (changed: string) => {
        if (!changed.startsWith(content + sep)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          loadAll(collection, root, context);
        }, reloadDelayMs);
      };
      for (const event of ["add", "change", "unlink"]) watcher?.on(event, reload);
    },
  };
}

/** The collections whose values the texts of any collection may name. */
const sharedCollections: ContentCollection[] = [
  catalog.brand,
  catalog.facts,
  catalog.method,
  catalog.procurement,
];

function loadAll(collection: ContentCollection, root: string, context: LoaderContext) {
  const { store, logger } = context;
  const { entries, issues } = collection.read(root);
  const errors = issues.filter(isError);
  for (const issue of issues) {
    if (!isError(issue)) {
      if (!isPendingTranslation(issue)) logger.warn(formatIssue(issue));
    } else if (context.watcher) logger.error(formatIssue(issue));
  }
  // Without a value that it names, a text cannot be shown.
  const keepsEntries =
    context.watcher &&
    store.keys().length > 0 &&
    sharedCollections.some((shared) => shared.read(root).issues.some(isError));
  if (keepsEntries) return errors;
  if (errors.length === 0) {
    const present = new Set(entries.map(({ id }) => id));
    for (const id of store.keys()) if (!present.has(id)) store.delete(id);
  }
  // Without a digest each entry counts as changed: its picture may differ while its texts are the same.
  for (const { id, data, filePath, body } of entries) {
    store.set({ id, data, filePath, ...(body !== undefined && { body }) });
  }
  return errors;
}
