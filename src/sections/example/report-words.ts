import type { ContentPage } from "#load/page-context";
import type { ExampleContent } from "#load/schema/example";
import type { ProfilePart } from "#load/schema/facts";
import type { TrialContent } from "#load/schema/trial";
import { fill } from "#locale/fill";
import { formatInteger, formatList, formatMean } from "#locale/formats";
import { type PlanView, plansOf } from "../plans/plans.ts";
import { plansWithPart } from "../plans/profile-parts.ts";
import type { Profile } from "../profile/score-profile.ts";
import type { HeldBy } from "./Report.tsx";

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

/** The plans that include a part, also in words unless all do. */
export function heldBy(
  part: ProfilePart | readonly PlanView["id"][],
  page: ContentPage<"example">,
): HeldBy {
  const { content, locale, facts } = page;
  const plans = plansOf(page);
  const ids = typeof part === "string" ? plansWithPart(part, facts) : part;
  const names = plans.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return {
    plans: ids,
    ...(names.length < plans.length && {
      words: fill(content.plans.holds, { plans: formatList(names, locale) }),
    }),
  };
}
