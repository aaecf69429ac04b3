import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ContentFile, readContentFile } from "#load/files/content-file.ts";
import { type ContentObject, getValue } from "#load/files/content-tree.ts";
import { brandFile, factsFile, procurementFile } from "#load/files/shared-values.ts";
import { aboutFacts } from "#load/schema/facts.ts";
import { legalIds } from "#load/schema/legal.ts";
import { optionalFacts } from "#load/schema/procurement.ts";
import { getAlternates } from "#locale/routes.ts";
import { findUnreadableFiles } from "../content/content-files.ts";
import { findMarkedGroups, findSamples } from "./find-samples.ts";
import type { LaunchIssue } from "./launch-issue.ts";
import { readSecurityExpiry } from "./security-expiry.ts";

/** Days before security.txt expires: enough time to check that its e-mail address is still read. */
const minDays = 60;

/** Issues in the content of the project at `root`. While a file cannot be parsed, only that. */
export function findContentLaunchIssues(root: string, now = Date.now()): LaunchIssue[] {
  const unreadable = findUnreadableFiles(root);
  if (unreadable.length > 0) return unreadable.map((issue) => ({ kind: "mistake", ...issue }));
  return [
    ...findSamples(root),
    ...findAssumedFacts(root),
    ...findMissingFacts(
      root,
      [factsFile, "about"],
      Object.keys(aboutFacts.shape),
      "is missing: the about page leaves it out",
    ),
    ...findMissingFacts(
      root,
      [procurementFile],
      Object.keys(optionalFacts.shape),
      "is missing: the page for HR lists it as a question that readers may ask",
    ),
    ...legalIds.flatMap((id) =>
      getAlternates(id).flatMap(({ locale }) =>
        findUnconfirmedText(readContentFile(root, `content/legal/${id}/${locale}.md`)),
      ),
    ),
    ...findExpiryIssue(root, now),
    ...findOwnerIssue(root),
  ];
}

/**
 * The retention of form posts in days, as the privacy policy states; `undefined` if it cannot be read.
 */
export function readRetentionDays(root: string): number | undefined {
  const facts = readContentFile(root, factsFile)?.data as { legal?: { websiteFormDays?: number } };
  return facts?.legal?.websiteFormDays;
}

function findAssumedFacts(root: string): LaunchIssue[] {
  return findMarkedGroups(root, "assumed").map(({ path, line, name }) => ({
    kind: "fact",
    path,
    line,
    message: `${name}: is assumed`,
  }));
}

/** The facts that a group of a file lacks, if the project has it. */
function findMissingFacts(
  root: string,
  [path, ...group]: [file: string, ...group: string[]],
  names: readonly string[],
  message: string,
): LaunchIssue[] {
  const facts = getValue(readContentFile(root, path)?.data, group) as ContentObject | undefined;
  return names
    .filter((name) => facts && facts[name] === undefined)
    .map((name) => ({ kind: "fact", path, line: 1, key: [...group, name].join("."), message }));
}

/** A legal text is confirmed if a lawyer has read it since its last change. */
function findUnconfirmedText(source: ContentFile | undefined): LaunchIssue[] {
  if (!source) return [];
  const { confirmed, updated } = (source.data ?? {}) as { confirmed?: string; updated?: string };
  const issue = (key: string, message: string): LaunchIssue[] => [
    { kind: "legal", path: source.path, line: source.getLines(key)[0], message },
  ];
  if (!confirmed) return issue("updated", "must be confirmed by a lawyer");
  if (updated && updated > confirmed)
    return issue("confirmed", `changed on ${updated}, after it was confirmed on ${confirmed}`);
  return [];
}

function findExpiryIssue(root: string, now: number): LaunchIssue[] {
  const expiry = readSecurityExpiry(root, now);
  if (!expiry || expiry.days >= minDays) return [];
  const { location, days } = expiry;
  const message = days < 0 ? "security.txt has expired" : `security.txt expires in ${days} days`;
  return [{ kind: "expiry", ...location, message }];
}

/** LICENSE names the owner, too: npm run notices writes it. */
function findOwnerIssue(root: string): LaunchIssue[] {
  const file = join(root, "LICENSE");
  const { company } = (readContentFile(root, brandFile)?.data ?? {}) as {
    company?: { legalName?: string };
  };
  if (!company?.legalName || !existsSync(file)) return [];
  if (readFileSync(file, "utf8").includes(company.legalName)) return [];
  const message = `must name the owner of ${brandFile}: run npm run notices`;
  return [{ kind: "mistake", path: "LICENSE", line: 1, message }];
}
