import { answerScale } from "#instrument/answer-scale.ts";
import { type ByDimension, dimensions } from "#instrument/dimensions.ts";
import type { Profile } from "#instrument/profile.ts";
import { getPositions } from "#instrument/profile-views.ts";
import type { ContentPage, PageContext } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ButtonMock } from "#ui/controls/ButtonMock.tsx";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { MapTextAlternative } from "../profile/MapTextAlternative.tsx";
import { getMapLabels } from "../profile/map-labels.ts";
import { type ProfileText, ProfileWords } from "../profile/ProfileWords.tsx";
import { ScalesTextAlternative } from "../profile/ScalesTextAlternative.tsx";
import { DemoScales } from "./DemoScales.tsx";
import { DemoSlide } from "./DemoSlide.tsx";
import type { findFirstGuess } from "./demo-people.ts";

/** A slide of the demo with the example person. */
interface ProfileSlideProps {
  page: ContentPage<"product">;
  demo: Profile;
}

/** The three scales as text: the self-view, and the guess, the colleagues' means or both. */
function DemoScalesTextAlternative({
  page,
  name,
  views,
  heads,
}: {
  page: PageContext;
  /** The slide's label. */
  name: string;
  views: Record<"self" | "others", ByDimension<number>> & { guess?: ByDimension<number> };
  heads: { self: string; guess?: string; others: string };
}) {
  const { t } = page;
  const rows = dimensions.map((dimension) => ({
    name: t[`dimension.${dimension}.name`],
    self: views.self[dimension],
    guess: views.guess?.[dimension],
    others: views.others[dimension],
  }));
  return (
    <ScalesTextAlternative
      page={page}
      name={name}
      rows={rows}
      dimensions={dimensions}
      range={answerScale}
      heads={{ ...heads, who: t["view.scale"] }}
    />
  );
}

/** The slide on guessing the first respondent's view, beside the self-view on the three scales. */
export function GuessSlide({
  page,
  demo: { self, respondents },
  first,
}: ProfileSlideProps & { first: ReturnType<typeof findFirstGuess> }) {
  const { demo } = page.content.describe;
  const { guess } = demo;
  if (!first) return null;
  return (
    <DemoSlide
      slide={guess}
      bar={demo.bar}
      note={interpolate(guess.note, { number: 1, total: respondents.length })}
      text={
        <DemoScalesTextAlternative
          page={page}
          name={guess.label}
          views={{ self: self.means, others: first.guess }}
          heads={{ ...demo.view, others: demo.view.guess }}
        />
      }
      foot={
        <>
          <span className="text-small text-soft">{guess.confidential}</span>
          <span>
            <ButtonMock>{guess.send}</ButtonMock>
          </span>
        </>
      }
    >
      <p className="mb-5 font-bold text-subtitle tracking-subtitle">
        {interpolate(guess.question, { name: first.name })}
      </p>
      <DemoScales page={page} self={self.means} guess={first.guess} />
      <ViewLegend className="mt-5" self={demo.view.self} guess={demo.view.guess} />
    </DemoSlide>
  );
}

/** The slide on the colleagues' answers, beside the self-view and the mean of the guesses. */
export function AnswersSlide({ page, demo: profile }: ProfileSlideProps) {
  const { demo } = page.content.describe;
  const { answers } = demo;
  const count = profile.respondents.length;
  const views = {
    self: profile.self.means,
    guess: profile.guess.means,
    others: profile.others.means,
  };
  return (
    <DemoSlide
      slide={{ ...answers, description: interpolate(answers.description, { count }) }}
      bar={demo.bar}
      foot={<ViewLegend {...demo.view} />}
      text={
        <DemoScalesTextAlternative
          page={page}
          name={answers.label}
          views={views}
          heads={demo.view}
        />
      }
    >
      <p className="mb-5 font-bold text-subtitle tracking-subtitle">
        {interpolate(answers.heading, { count })}
      </p>
      <DemoScales page={page} {...views} distance={answers.distance} />
    </DemoSlide>
  );
}

/** The slide with the profile map and the profile in words. */
export function ProfileSlide({
  page,
  demo: scored,
  profile,
}: ProfileSlideProps & { profile: ProfileText }) {
  const { demo } = page.content.describe;
  const { t } = page;
  const count = scored.respondents.length;
  const drawn = { ...getPositions(scored), guess: scored.guess.position };
  const description = interpolate(demo.map.description, { count });
  return (
    <DemoSlide
      slide={{ ...demo.map, description }}
      bar={demo.bar}
      note={interpolate(demo.map.note, { count })}
      foot={<ViewLegend {...demo.view} />}
      text={<MapTextAlternative views={[drawn]} t={t} name={demo.map.label} />}
    >
      <div className="my-auto grid items-center gap-x-7 gap-y-5 @demo:grid-cols-5">
        <div className="@demo:col-span-3">
          <ProfileMap
            views={[{ ...drawn, label: t["view.gap"] }]}
            labels={getMapLabels(t)}
            description={description}
          />
        </div>
        <div className="@demo:col-span-2">
          <ProfileWords profile={profile} />
        </div>
      </div>
    </DemoSlide>
  );
}
