import { catalog } from "#load/catalog.ts";
import { formatIssue, isPendingTranslation } from "#load/content-issue.ts";
import { readRawContentFile } from "#load/files/content-file.ts";
import type { Brand } from "#load/schema/brand.ts";
import { readContentIssues } from "../content/content-issues.ts";
import { yamlOptions } from "../content/format-content.ts";
import { projectRoot } from "../project.ts";
import { type AdminBackend, localBackend } from "./admin-backend.ts";
import {
  createCmsConfig,
  listCmsFiles,
  listCmsFilesWithForms,
  listOptionalSwitches,
} from "./cms-config.ts";
import { mapEntriesToPages, mapPathsToForms } from "./entry-pages.ts";
import { listLinkablePages } from "./linkable-pages.ts";

/** The repository that the editor writes, and the URL of the site that is built from it. */
export interface EditedSite {
  backend: AdminBackend;
  siteUrl: string;
}

/**
 * Returns what the editor's scripts fetch, as JSON by file name: its forms and, without a `site`, the pages
 * beside them and the mistakes of the content. `root` is the folder with the content.
 */
export function collectAdminData(
  site?: EditedSite,
  root = projectRoot,
): Record<string, () => unknown> {
  const forms = {
    "config.json": () => {
      const files = listCmsFilesWithForms(root);
      const cmsSite = site && { url: site.siteUrl, pages: mapEntriesToPages(files) };
      const cms = createCmsConfig(files, site?.backend ?? localBackend, cmsSite);
      const switches = listOptionalSwitches(files);
      return { cms, links: listLinkablePages(root), switches, yaml: yamlOptions };
    },
  };
  if (site) return forms;
  return {
    ...forms,
    "pages.json": () => mapEntriesToPages(listCmsFiles(root)),
    "issues.json": () => findIssues(root),
    "colors.json": () => readBrandColors(root),
  };
}

/** The colours of the brand as they are written, each with its name: "light: ink". */
function readBrandColors(root: string): [name: string, color: string][] {
  const { colors } = (readRawContentFile(root, catalog.brand.path)?.data ?? {}) as Partial<Brand>;
  return Object.entries(colors ?? {}).flatMap(([scheme, all]) =>
    Object.entries(all ?? {}).map(([name, color]): [string, string] => [
      `${scheme}: ${name}`,
      String(color),
    ]),
  );
}

/** The mistakes in the content, each with the form of its file. */
function findIssues(root: string): { issue: string; form: string | undefined }[] {
  const forms = mapPathsToForms(listCmsFiles(root));
  const issues = readContentIssues(root).filter((issue) => !isPendingTranslation(issue));
  return issues.map((issue) => ({
    issue: formatIssue(issue),
    form: issue.path && forms[issue.path],
  }));
}
