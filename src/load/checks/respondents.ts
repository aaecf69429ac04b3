import { type RespondentGroup, respondentGroups } from "#instrument/profile";
import { locales } from "#locale/languages";
import type { ContentIssue } from "../content-issue.ts";
import type { ProductContent } from "../schema/product.ts";
import { createIssueAt, readSource } from "../source/content-source.ts";

export const exampleProfileFile = "content/example-profile.yaml";

/**
 * Groups of which the product page's demo chooses another number of people than answer in the example profile,
 * which it shows.
 */
export function findMiscountedRespondents(root: string): ContentIssue[] {
  const example = readSource(root, exampleProfileFile)?.data as
    | { respondents?: unknown }
    | undefined;
  if (!Array.isArray(example?.respondents)) return [];
  const answering = countRespondents(example.respondents);
  return locales.flatMap((locale) => {
    const source = readSource(root, `content/pages/product/${locale}.yaml`);
    const list = (source?.data as Partial<ProductContent> | undefined)?.map?.demo?.people?.list;
    if (!source || !Array.isArray(list)) return [];
    const chosen = countRespondents(list.map(({ group }) => group));
    return respondentGroups.flatMap((group) => {
      if (chosen(group) === answering(group)) return [];
      const message = `has ${chosen(group)} of the group "${group}", but ${exampleProfileFile} has ${answering(group)}`;
      return [createIssueAt(source, "map.demo.people.list", message)];
    });
  });
}

const countRespondents = (groups: unknown[]) => (group: RespondentGroup) =>
  groups.filter((one) => one === group).length;
