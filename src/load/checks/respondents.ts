import { type RespondentGroup, respondentGroups } from "#instrument/profile.ts";
import { locales } from "#locale/languages.ts";
import type { ContentIssue } from "../content-issue.ts";
import { createIssueAt, readContentFile } from "../files/content-file.ts";
import type { ProductContent } from "../schema/product.ts";

export const exampleProfileFile = "content/example-profile.yaml";

/**
 * Groups of which the product page's demo chooses another number of people than there are respondents in the example
 * profile, which the demo shows.
 */
export function findMiscountedRespondents(root: string): ContentIssue[] {
  const profile = readContentFile(root, exampleProfileFile)?.data as
    | { respondents?: unknown }
    | undefined;
  const groups: readonly unknown[] = respondentGroups;
  // A wrong group is reported for the profile.
  if (
    !Array.isArray(profile?.respondents) ||
    !profile.respondents.every((group) => groups.includes(group))
  )
    return [];
  const countRespondents = createGroupCounter(profile.respondents);
  return locales.flatMap((locale) => {
    const file = readContentFile(root, `content/pages/product/${locale}.yaml`);
    const list = (file?.data as Partial<ProductContent> | undefined)?.map?.demo?.people?.list;
    if (!file || !Array.isArray(list)) return [];
    const countPeople = createGroupCounter(list.map(({ group }) => group));
    return respondentGroups.flatMap((group) => {
      if (countPeople(group) === countRespondents(group)) return [];
      const message = `must have ${countRespondents(group)} people of the group "${group}", as in ${exampleProfileFile}, not ${countPeople(group)}`;
      return [createIssueAt(file, "map.demo.people.list", message)];
    });
  });
}

const createGroupCounter = (groups: unknown[]) => (group: RespondentGroup) =>
  groups.filter((other) => other === group).length;
