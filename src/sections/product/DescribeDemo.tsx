import { type ByDimension, dimensions } from "#instrument/dimensions";
import type { Profile } from "#instrument/profile";
import { placesOf } from "#instrument/profile-marks";
import type { ContentPage, PageContext } from "#load/page-context";
import { fill } from "#locale/fill";
import { DrawnButton } from "#ui/controls/DrawnButton.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { MapAsText } from "../profile/MapAsText.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { type ProfileText, ProfileWords } from "../profile/ProfileWords.tsx";
import { ScalesAsText } from "../profile/ScalesAsText.tsx";
import { steps } from "../profile/tabulate-scales.ts";
import { DemoScales } from "./DemoScales.tsx";
import { DemoSlide } from "./DemoSlide.tsx";
import { demoGuess } from "./demo-profile.ts";

/** A slide of the demo with the example person. */
interface ProfileSlideProps {
  page: ContentPage<"product">;
  demo: Profile;
}

/** The three scales as text: the self-view, and the colleagues' means or the guess. */
function DemoScalesAsText({
  page,
  self,
  others,
  heads,
}: {
  page: PageContext;
  self: ByDimension<number>;
  others: ByDimension<number>;
  heads: { self: string; others: string };
}) {
  const { t } = page;
  const rows = dimensions.map((dimension) => ({
    name: t[`dimension.${dimension}.name`],
    self: self[dimension],
    others: others[dimension],
  }));
  return (
    <ScalesAsText
      page={page}
      rows={rows}
      dimensions={dimensions}
      ends={steps}
      heads={{ ...heads, who: t["view.scale"] }}
    />
  );
}

/** The slide on guessing a respondent's view, beside the self-view on the three scales. */
export function GuessSlide({ page, demo: profile }: ProfileSlideProps) {
  const { map, describe } = page.content;
  const { demo } = describe;
  const name = map.demo.people.list[0]?.name.split(" ")[0] ?? "";
  const { guess } = demo;
  return (
    <DemoSlide
      slide={guess}
      bar={demo.bar}
      note={fill(guess.note, { number: 1, total: profile.respondents.length })}
      text={
        <DemoScalesAsText
          page={page}
          self={profile.self.means}
          others={demoGuess}
          heads={{ ...demo.view, others: demo.view.guess }}
        />
      }
      foot={
        <>
          <span className="text-small text-soft">{guess.confidential}</span>
          <span>
            <DrawnButton>{guess.send}</DrawnButton>
          </span>
        </>
      }
    >
      <p className="mb-5 font-bold text-subtitle tracking-subtitle">
        {fill(guess.question, { name })}
      </p>
      <DemoScales page={page} self={profile.self.means} others={demoGuess} />
      <div className="mt-5">
        <ViewKey self={demo.view.self} guess={demo.view.guess} />
      </div>
    </DemoSlide>
  );
}

/** The slide on the colleagues' answers, beside the self-view. */
export function AnswersSlide({ page, demo: { self, others, respondents } }: ProfileSlideProps) {
  const { demo } = page.content.describe;
  const { answers } = demo;
  const views = { self: self.means, others: others.means };
  return (
    <DemoSlide
      slide={answers}
      bar={demo.bar}
      foot={<ViewKey self={demo.view.self} others={demo.view.others} />}
      text={<DemoScalesAsText page={page} {...views} heads={demo.view} />}
    >
      <p className="mb-5 font-bold text-subtitle tracking-subtitle">
        {fill(answers.heading, { count: respondents.length })}
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
  const drawn = placesOf(scored);
  return (
    <DemoSlide
      slide={demo.map}
      bar={demo.bar}
      note={fill(demo.map.note, { count: scored.respondents.length })}
      text={<MapAsText views={[drawn]} t={t} />}
    >
      <div className="grid items-center gap-x-7 gap-y-5 @demo:grid-cols-5">
        <div className="@demo:col-span-3">
          <ProfileMap
            views={[{ ...drawn, label: t["view.gap"] }]}
            labels={mapLabels(t)}
            description={demo.map.description}
          />
        </div>
        <div className="@demo:col-span-2">
          <ProfileWords profile={profile} dense />
        </div>
      </div>
    </DemoSlide>
  );
}
