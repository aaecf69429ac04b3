import type { Messages } from "#load/schema/messages";
import type { ProductContent } from "#load/schema/product";
import { fill } from "#locale/fill";
import { DrawnButton } from "#ui/controls/DrawnButton.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { demoProfile, toPercent } from "../profile/example-profiles.ts";
import { mapLabels } from "../profile/map-labels.ts";
import { type ProfileText, ProfileWords } from "../profile/ProfileWords.tsx";
import { DemoScales } from "./DemoScales.tsx";
import { DemoSlide } from "./DemoSlide.tsx";

type Demo = ProductContent["describe"]["demo"];

const total = demoProfile.answers.length;

/** Assessing how one thinks a respondent perceives one, beside the self-view on the three scales. */
export function GuessSlide({ demo, name, t }: { demo: Demo; name: string; t: Messages }) {
  const { guess } = demo;
  return (
    <DemoSlide
      slide={guess}
      bar={demo.bar}
      note={fill(guess.note, { number: 1, total })}
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
      <DemoScales t={t} />
      <div className="mt-5">
        <ViewKey self={demo.view.self} others={demo.view.guess} guessed />
      </div>
    </DemoSlide>
  );
}

/** The colleagues' answers come in beside the self-view. */
export function AnswersSlide({ demo, t }: { demo: Demo; t: Messages }) {
  const { answers } = demo;
  return (
    <DemoSlide
      slide={answers}
      bar={demo.bar}
      foot={<ViewKey self={demo.view.self} others={demo.view.others} />}
    >
      <p className="mb-5 font-bold text-subtitle tracking-subtitle">
        {fill(answers.heading, { count: total })}
      </p>
      <DemoScales t={t} distance={answers.distance} />
    </DemoSlide>
  );
}

/** The profile map appears, and the profile in words. */
export function ProfileSlide({
  demo,
  profile,
  t,
}: {
  demo: Demo;
  profile: ProfileText;
  t: Messages;
}) {
  const place = ({
    affiliation,
    directiveness,
  }: {
    affiliation: number;
    directiveness: number;
  }) => ({
    affiliation: toPercent(affiliation),
    directiveness: toPercent(directiveness),
  });
  return (
    <DemoSlide slide={demo.map} bar={demo.bar} note={fill(demo.map.note, { count: total })}>
      <div className="grid items-center gap-x-7 gap-y-5 @demo:grid-cols-5">
        <div className="@demo:col-span-3">
          <ProfileMap
            self={place(demoProfile.self)}
            others={demoProfile.answers.map(place)}
            adaptability={toPercent(demoProfile.means.adaptability)}
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
