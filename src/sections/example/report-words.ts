import type { GroupView, Profile } from "#instrument/profile";
import type { ContentPage } from "#load/page-context";
import type { ExampleContent } from "#load/schema/example";
import type { TrialContent } from "#load/schema/trial";
import { fill } from "#locale/fill";
import { formatInteger, formatList, formatMean } from "#locale/formats";

/** Props of every section of the report. */
export interface ReportProps {
  page: ContentPage<"example">;
  profile: Profile;
  pairWords: PairWords;
}

type PairWords = TrialContent["pairs"] & ExampleContent["pairs"]["own"];

/** Formats the values of the report. */
export function reportFormats({ content, locale }: ContentPage<"example">) {
  const mean = (value: number) => formatMean(value, locale);
  return {
    mean,
    change: (value: number) => formatMean(value, locale, "always"),
    /** The size of a difference, with its unit. */
    steps: (value: number) => fill(content.scales.steps, { steps: mean(Math.abs(value)) }),
    range: ({ from, to }: { from: number; to: number }) =>
      fill(content.scales.range, { from: mean(from), to: mean(to) }),
    percentile: (value: number) => formatInteger(Math.round(value), locale),
  };
}

/** Who is in a view: "2 managers and 3 customers". */
export function countedGroups(
  { groups }: Pick<GroupView, "groups">,
  { content, locale }: ContentPage<"example">,
): string {
  return formatList(
    groups.map(({ group, members }) =>
      fill(content.cover.group[group].counted, { count: formatInteger(members.length, locale) }),
    ),
    locale,
  );
}
