import ArrowRight from "lucide-react/icons/arrow-right";
import { computeDifferenceInSteps } from "#instrument/answer-scale.ts";
import { type Dimension, dimensions } from "#instrument/dimensions.ts";
import { computeReliableChange } from "#instrument/norm.ts";
import type { Profile } from "#instrument/profile.ts";
import type { ContentPage } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { PointList } from "#ui/text/PointList.tsx";
import { findPlansWithPart } from "../plans/profile-parts.ts";
import { MapWithTable } from "../profile/MapWithTable.tsx";
import { type ReportProps, ReportSection } from "./ReportSection.tsx";
import { createReportFormats } from "./report-formats.ts";

/**
 * A second measurement compared with the first: both on the map, the change on each scale, and how to
 * interpret it.
 */
export function SecondReport({
  page,
  profile: first,
  second,
  errors,
}: Pick<ReportProps, "page" | "profile"> & {
  second: Profile;
  /** The standard error of a result, in steps. */
  errors: Record<Dimension, number>;
}) {
  const { t } = page;
  const texts = page.content.second;
  const format = createReportFormats(page);
  const measurements = [
    { ...createView(texts.first, first), isMuted: true },
    createView(texts.second, second),
  ];
  return (
    <ReportSection page={page} id="second" plans={findPlansWithPart("second", page.facts)}>
      <div className="grid items-center gap-x-10 gap-y-4 sm:gap-y-6 md:grid-cols-2 print:grid-cols-2">
        <MapWithTable
          views={measurements}
          t={t}
          name={texts.title}
          isTablePrinted={false}
          description={interpolate(texts.description, {
            firstGap: format.mean(first.distance),
            secondGap: format.mean(second.distance),
          })}
        />
        <div>
          <h3 className="font-bold">{texts.caution.title}</h3>
          <PointList points={texts.caution.points} className="mt-3" />
          <p className="mt-4 sm:mt-5" data-screen-only>
            <ArrowLink href={page.getHref("science", "catalyst")}>{texts.caution.link}</ArrowLink>
          </p>
        </div>
      </div>
      <ul className="mt-4 sm:mt-8">
        {dimensions.map((dimension) => {
          const change = computeDifferenceInSteps(
            first.others.means[dimension],
            second.others.means[dimension],
          );
          const reliableChange = computeReliableChange(errors[dimension]);
          return (
            <li
              key={dimension}
              className="flex break-inside-avoid flex-wrap gap-x-3 gap-y-1 border-line border-t py-2.5 text-fine sm:gap-x-6 sm:text-small md:grid md:grid-cols-change"
            >
              <h3 className="w-full font-bold text-small">{t[`dimension.${dimension}.name`]}</h3>
              <Pair
                moments={texts}
                name={texts.others}
                from={format.mean(first.others.means[dimension])}
                to={format.mean(second.others.means[dimension])}
              />
              <p className="w-full md:col-span-3 md:col-start-2 md:row-start-2">
                <span className="text-soft">{texts.change}</span>{" "}
                <span className="font-bold tabular">{format.change(change)}</span>{" "}
                <span className="text-soft tabular">
                  ({texts.errors}: ±{format.mean(reliableChange)})
                </span>
              </p>
              <Pair
                moments={texts}
                name={texts.gap}
                from={format.mean(Math.abs(first.gaps[dimension]))}
                to={format.mean(Math.abs(second.gaps[dimension]))}
              />
              <Pair
                moments={texts}
                name={texts.surprise}
                from={format.mean(Math.abs(first.surprises[dimension]))}
                to={format.mean(Math.abs(second.surprises[dimension]))}
              />
            </li>
          );
        })}
      </ul>
    </ReportSection>
  );
}

const createView = (label: string, { self, others }: Profile) => ({
  label,
  name: label,
  self: self.position,
  respondents: [others.position],
});

/** A value at both measurements. */
function Pair({
  name,
  from,
  to,
  moments: { first, second },
}: {
  name: string;
  from: string;
  to: string;
  moments: Pick<ContentPage<"example">["content"]["second"], "first" | "second">;
}) {
  return (
    <p>
      <span className="text-soft">{name}</span>{" "}
      <span className="sr-only">{`${first}: ${from}, ${second}: ${to}`}</span>
      <span className="whitespace-nowrap font-semibold tabular" aria-hidden="true">
        {from} <ArrowRight className="inline size-3.5" /> {to}
      </span>
    </p>
  );
}
