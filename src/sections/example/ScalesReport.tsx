import { toPercent } from "#instrument/answer-scale.ts";
import { type Dimension, dimensions } from "#instrument/dimensions.ts";
import { computeInterquartileRange, type Norm } from "#instrument/norm.ts";
import { mergeSmallGroups, sortDimensionsBySurprise } from "#instrument/profile.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { Scale } from "#ui/scales/Scale.tsx";
import { findPlansWithPart } from "../plans/profile-parts.ts";
import { type ReportProps, ReportSection } from "./ReportSection.tsx";
import { createReportFormats, formatGroupCounts } from "./report-formats.ts";
import { getPlansAttribute, getRespondentAttributes } from "./visibility-attributes.ts";

const toPercentRange = ({ from, to }: { from: number; to: number }) => ({
  from: toPercent(from),
  to: toPercent(to),
});

/** The three scales with the norm group, drawn for each view, and their values. */
export function ScalesReport({
  page,
  profile,
  norms,
  errors,
}: Pick<ReportProps, "page" | "profile"> & {
  norms: Record<Dimension, Norm>;
  /** The standard error of a result, in steps. */
  errors: Record<Dimension, number>;
}) {
  const { content, t, facts, method } = page;
  const texts = content.scales;
  const format = createReportFormats(page);
  const { self, guess, others, gaps, surprises, spread } = profile;
  const groups = mergeSmallGroups(profile, method.minGroupAnswers.value);
  const withColleagues = findPlansWithPart("colleagues", facts);
  const withSpread = findPlansWithPart("spread", facts);
  const sizes = Object.values(errors);
  return (
    <ReportSection page={page} id="scales">
      <div className="mb-5 sm:mb-8" data-view="colleagues" {...getPlansAttribute(withColleagues)}>
        <p className="mb-3 max-w-prose">{formatSurprises({ page, profile })}</p>
        <ViewLegend self={t["view.self"]} guess={t["view.guess"]} others={t["view.others"]} />
      </div>
      <ul className="grid gap-4 sm:gap-8 print:gap-4">
        {dimensions.map((dimension) => {
          const norm = computeInterquartileRange(norms[dimension]);
          const drawn = {
            norm: toPercentRange(norm),
            self: toPercent(self.means[dimension]),
          };
          const selfAndOthers = { ...drawn, others: toPercent(others.means[dimension]) };
          const allViews = { ...selfAndOthers, guess: toPercent(guess.means[dimension]) };
          return (
            <li key={dimension} className="break-inside-avoid">
              <h3 className="font-bold">
                {t[`dimension.${dimension}.name`]}{" "}
                <span className="ml-1 font-normal text-small text-soft">
                  {t[`dimension.${dimension}.about`]}
                </span>
              </h3>
              <div className="mt-2 px-2.5">
                <div data-view="self">
                  <Scale {...drawn} />
                </div>
                <div data-view="colleagues" {...getPlansAttribute(withColleagues)}>
                  <p className="hidden text-small print:block">
                    {texts.others}{" "}
                    <span className="font-semibold tabular">
                      {format.mean(others.means[dimension])}
                    </span>
                  </p>
                  {/* With the spread, if the plan includes it. */}
                  <div {...getPlansAttribute(withSpread)}>
                    <Scale {...allViews} spread={toPercentRange(spread[dimension])} />
                  </div>
                  <div
                    {...getPlansAttribute(withColleagues.filter((id) => !withSpread.includes(id)))}
                  >
                    <Scale {...allViews} />
                  </div>
                </div>
                <div data-view="groups" {...getPlansAttribute(findPlansWithPart("groups", facts))}>
                  {groups.length === 0 && <Scale {...selfAndOthers} />}
                  {groups.length > 0 && (
                    <ul className="grid gap-x-8 gap-y-2 md:grid-cols-3 print:grid-cols-3">
                      {groups.map((view) => (
                        <li key={formatGroupCounts(view, page)}>
                          <p className="text-small">
                            {formatGroupCounts(view, page)}{" "}
                            <span className="font-semibold tabular">
                              {format.mean(view.means[dimension])}
                            </span>
                          </p>
                          <Scale {...drawn} others={toPercent(view.means[dimension])} />
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              </div>
              <div className="mb-1 flex justify-between gap-4 text-small text-soft sm:mb-2">
                <span className="min-w-0 wrap-anywhere">{t[`dimension.${dimension}.low`]}</span>
                <span className="min-w-0 wrap-anywhere text-right">
                  {t[`dimension.${dimension}.high`]}
                </span>
              </div>
              <Values
                items={[
                  { name: texts.you, value: format.mean(self.means[dimension]) },
                  {
                    name: texts.guess,
                    value: format.mean(guess.means[dimension]),
                    plans: withColleagues,
                  },
                  {
                    name: texts.others,
                    value: format.mean(others.means[dimension]),
                    plans: withColleagues,
                  },
                  {
                    name: texts.gap,
                    value: format.steps(gaps[dimension]),
                    plans: withColleagues,
                  },
                  {
                    name: texts.surprise,
                    value: format.steps(surprises[dimension]),
                    minor: true,
                    plans: withColleagues,
                  },
                  {
                    name: texts.spread,
                    value: format.range(spread[dimension]),
                    minor: true,
                    plans: withSpread,
                  },
                  { name: texts.norm, value: format.range(norm), minor: true },
                ]}
              />
            </li>
          );
        })}
      </ul>
      <p className="mt-4 max-w-prose text-small text-soft sm:mt-8">
        {interpolate(texts.error, {
          range: format.range({ from: Math.min(...sizes), to: Math.max(...sizes) }),
        })}
      </p>
    </ReportSection>
  );
}

/** The values of a scale, each below its name; on phones the minor ones are rows. */
function Values({
  items,
}: {
  items: {
    name: string;
    value: string;
    minor?: true;
    /** The plans that include the value, if it is from respondents. */
    plans?: readonly string[];
  }[];
}) {
  return (
    <dl className="flex flex-wrap justify-between gap-x-3 gap-y-1 sm:grid sm:grid-cols-4 sm:items-end sm:gap-y-3 print:grid-cols-7">
      {items.map(({ name, value, minor, plans }) => (
        <div
          key={name}
          className={
            minor
              ? "flex w-full items-baseline justify-between gap-x-3 text-soft max-sm:text-fine sm:block"
              : ""
          }
          {...(plans && getRespondentAttributes(plans))}
        >
          <dt className="text-fine text-soft leading-tight">{name}</dt>
          <dd className="shrink-0 font-semibold leading-tight tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On which scale the answers are nearest to the guesses, and on which they are a surprise. */
function formatSurprises({ page, profile }: Pick<ReportProps, "page" | "profile">): string {
  const { content, t } = page;
  const format = createReportFormats(page);
  // A number and its unit stay on one line.
  const steps = (value: number) => format.steps(value).replaceAll(" ", "\u00a0");
  const bySurprise = sortDimensionsBySurprise(profile);
  const [largest = "directiveness", smallest = largest] = [bySurprise[0], bySurprise.at(-1)];
  return interpolate(content.scales.surprises, {
    largest: t[`dimension.${largest}.name`],
    largestSteps: steps(profile.surprises[largest]),
    smallest: t[`dimension.${smallest}.name`],
    smallestSteps: steps(profile.surprises[smallest]),
  });
}
