import { type RespondentGroup, respondentGroups } from "#instrument/profile.ts";
import { locales } from "#locale/languages.ts";
import type { ContentIssue } from "../content-issue.ts";
import { createIssueAt, readContentFile } from "../files/content-file.ts";
import type { ProductContent } from "../schema/product.ts";

export const exampleProfileFile = "content/example-profile.yaml";

/**
 * Groups of whom the product page's demo chooses another number of people than the example profile, which the demo
 * shows, has respondents.
 */
export function findMiscountedRespondents(root: string): ContentIssue[] {
  const example = readContentFile(root, exampleProfileFile)?.data as
    | { respondents?: unknown }
    | undefined;
  if (!Array.isArray(example?.respondents)) return [];
  const answering = countRespondents(example.respondents);
  return locales.flatMap((locale) => {
    const file = readContentFile(root, `content/pages/product/${locale}.yaml`);
    const list = (file?.data as Partial<ProductContent> | undefined)?.map?.demo?.people?.list;
    if (!file || !Array.isArray(list)) return [];
    const chosen = countRespondents(list.map(({ group }) => group));
    return respondentGroups.flatMap((group) => {
      if (chosen(group) === answering(group)) return [];
      const message = `has ${chosen(group)} of the group "${group}", but ${exampleProfileFile} has ${answering(group)}`;
      return [createIssueAt(file, "map.demo.people.list", message)];
    });
  });
}

const countRespondents = (groups: unknown[]) => (group: RespondentGroup) =>
  groups.filter((one) => one === group).length;
