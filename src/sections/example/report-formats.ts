import type { GroupView } from "#instrument/profile.ts";
import type { ContentPage } from "#load/page-context.ts";
import { formatInteger, formatList, formatMean } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";

/** Functions that write the numbers of the report in the page's language. */
export function createReportFormats({ content, locale }: ContentPage<"example">) {
  const mean = (value: number) => formatMean(value, locale);
  return {
    mean,
    change: (value: number) => formatMean(value, locale, "always"),
    /** The size of a difference, with its unit. */
    steps: (value: number) => interpolate(content.scales.steps, { steps: mean(Math.abs(value)) }),
    range: ({ from, to }: { from: number; to: number }) =>
      interpolate(content.scales.range, { from: mean(from), to: mean(to) }),
    percentile: (value: number) => formatInteger(Math.round(value), locale),
  };
}

/** The respondents of a view in words: "2 managers and 3 customers". */
export function formatGroupCounts(
  { groups }: Pick<GroupView, "groups">,
  { content, locale }: ContentPage<"example">,
): string {
  return formatList(
    groups.map(({ group, members }) =>
      interpolate(content.cover.group[group].counted, {
        count: formatInteger(members.length, locale),
      }),
    ),
    locale,
  );
}
