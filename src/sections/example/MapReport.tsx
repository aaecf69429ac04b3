import type { ReactNode } from "react";
import { mergeSmallGroups, type ProfileView } from "#instrument/profile.ts";
import { getPositions } from "#instrument/profile-views.ts";
import type { ContentPage } from "#load/page-context.ts";
import { formatList } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { type View, ViewMark } from "#ui/drawings/ViewMark.tsx";
import { findPlansWithPart } from "../plans/profile-parts.ts";
import { MapWithTable } from "../profile/MapWithTable.tsx";
import { type ReportProps, ReportSection } from "./ReportSection.tsx";
import { createReportFormats, formatGroupCounts } from "./report-formats.ts";
import { getPlansAttribute, getRespondentAttributes } from "./visibility-attributes.ts";

/** The profile map for each view, with the positions as numbers and the patterns in words. */
export function MapReport({ page, profile }: Pick<ReportProps, "page" | "profile">) {
  const { content, t, locale, facts, method } = page;
  const { map } = content;
  const format = createReportFormats(page);
  const { self, guess, others } = profile;
  const groups = mergeSmallGroups(profile, method.minGroupAnswers.value);
  const getPatternName = (view: ProfileView) => t[`pattern.${view.pattern}`];
  const values = {
    self: getPatternName(self),
    guess: getPatternName(guess),
    others: getPatternName(others),
    count: profile.respondents.length,
    groups: formatList(
      groups.map((view) => `${formatGroupCounts(view, page)} (${getPatternName(view)})`),
      locale,
    ),
  };
  const selfView = {
    self: self.position,
    respondents: [],
    ownAdaptability: self.percentiles.adaptability,
  };
  const bothViews = {
    ...selfView,
    ...getPositions(profile),
    guess: guess.position,
    label: t["view.gap"],
  };
  const apart = groups.map((view, index) => ({
    self: self.position,
    name: formatGroupCounts(view, page),
    // A phone has no room for the names, which are beside the map.
    label: String(index + 1),
    respondents: [view.position],
    adaptability: view.percentiles.adaptability,
  }));
  const colleagues = findPlansWithPart("colleagues", facts);
  const withGroups = getPlansAttribute(findPlansWithPart("groups", facts));
  return (
    <ReportSection
      page={page}
      id="map"
      lead={interpolate(map.lead, { value: format.percentile(self.percentiles.directiveness) })}
      aside={
        <div className="grid content-start gap-4 sm:gap-6">
          <PlaceInWords
            view={self}
            mark="self"
            title={interpolate(content.headline.self, { pattern: getPatternName(self) })}
            page={page}
          />
          <div data-view="colleagues" {...getPlansAttribute(colleagues)}>
            <PlaceInWords
              view={guess}
              mark="guess"
              title={interpolate(content.headline.guess, { pattern: getPatternName(guess) })}
              page={page}
            >
              <p className="mt-2 font-semibold">
                {map.surprise}: {format.steps(profile.guessDistance)}
              </p>
            </PlaceInWords>
          </div>
          <div {...getRespondentAttributes(colleagues)}>
            <PlaceInWords
              view={others}
              mark="others"
              title={interpolate(content.headline.others, { pattern: getPatternName(others) })}
              page={page}
            >
              <p className="mt-2 font-semibold">
                {map.gap}: {format.steps(profile.distance)}
              </p>
            </PlaceInWords>
          </div>
          <div data-view="groups" className="grid gap-4" {...withGroups}>
            {groups.map((view, index) => (
              <div key={formatGroupCounts(view, page)}>
                <p className="font-semibold">
                  {index + 1}. {formatGroupCounts(view, page)}: {getPatternName(view)}
                </p>
                <PlaceValues page={page} view={view} />
              </div>
            ))}
            <p className="text-note text-soft">{map.rule}</p>
          </div>
        </div>
      }
    >
      <div className="mx-auto grid max-w-table gap-x-6 print:max-w-none print:grid-cols-2">
        <div data-view="self">
          <MapWithTable
            views={[selfView]}
            t={t}
            name={content.views.self}
            isTablePrinted={false}
            description={interpolate(map.description.self, values)}
          />
        </div>
        <div data-view="colleagues" {...getPlansAttribute(colleagues)}>
          <MapWithTable
            views={[bothViews]}
            t={t}
            name={content.views.colleagues}
            isTablePrinted={false}
            description={interpolate(map.description.colleagues, values)}
          />
        </div>
        <div data-view="groups" {...withGroups}>
          <MapWithTable
            views={groups.length > 0 ? apart : [selfView]}
            t={t}
            name={content.views.groups}
            isTablePrinted={false}
            description={interpolate(map.description[groups.length > 0 ? "apart" : "self"], values)}
          />
        </div>
      </div>
    </ReportSection>
  );
}

/** A view's pattern in words, and its three values. */
function PlaceInWords({
  page,
  view,
  mark,
  title,
  children,
}: {
  page: ContentPage<"example">;
  view: ProfileView;
  mark: View;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div>
      <h3 className="flex items-center gap-3 font-bold text-lead tracking-subtitle sm:text-subtitle">
        <ViewMark view={mark} className="size-5" />
        {title}
      </h3>
      <p className="mt-1 mb-1 sm:mb-2">{page.content.map.perPattern[view.pattern]}</p>
      <PlaceValues page={page} view={view} />
      {children}
    </div>
  );
}

function PlaceValues({ page, view }: { page: ContentPage<"example">; view: ProfileView }) {
  const { t } = page;
  const { percentile } = createReportFormats(page);
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-1 text-fine sm:gap-x-6 sm:text-small">
      {(["directiveness", "affiliation", "adaptability"] as const).map((dimension) => (
        <div key={dimension} className="flex flex-wrap gap-x-1.5">
          <dt className="text-soft">{t[`dimension.${dimension}.name`]}</dt>
          <dd className="font-semibold tabular">{percentile(view.percentiles[dimension])}</dd>
        </div>
      ))}
    </dl>
  );
}
