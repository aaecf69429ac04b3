import { dimensions, toPercent } from "#instrument/dimensions";
import type { MapPosition } from "#instrument/positions";
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
import { demoProfile } from "./demo-profile.ts";

const total = demoProfile.answers.length;

/** The three scales as text: the self-view, and the colleagues' means or the guess. */
function DemoScalesAsText({
  page,
  seen,
  heads,
}: {
  page: PageContext;
  seen: "guess" | "means";
  heads: { self: string; others: string };
}) {
  const { t } = page;
  const rows = dimensions.map((dimension) => ({
    name: t[`dimension.${dimension}.name`],
    self: demoProfile.self[dimension],
    others: demoProfile[seen][dimension],
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
export function GuessSlide({ page }: { page: ContentPage<"product"> }) {
  const { map, describe } = page.content;
  const { demo } = describe;
  const name = map.demo.people.list[0]?.name.split(" ")[0] ?? "";
  const { t } = page;
  const { guess } = demo;
  return (
    <DemoSlide
      slide={guess}
      bar={demo.bar}
      note={fill(guess.note, { number: 1, total })}
      text={
        <DemoScalesAsText
          page={page}
          seen="guess"
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
      <DemoScales t={t} />
      <div className="mt-5">
        <ViewKey self={demo.view.self} guess={demo.view.guess} />
      </div>
    </DemoSlide>
  );
}

/** The slide on the colleagues' answers, beside the self-view. */
export function AnswersSlide({ page }: { page: ContentPage<"product"> }) {
  const { demo } = page.content.describe;
  const { t } = page;
  const { answers } = demo;
  return (
    <DemoSlide
      slide={answers}
      bar={demo.bar}
      foot={<ViewKey self={demo.view.self} others={demo.view.others} />}
      text={<DemoScalesAsText page={page} seen="means" heads={demo.view} />}
    >
      <p className="mb-5 font-bold text-subtitle tracking-subtitle">
        {fill(answers.heading, { count: total })}
      </p>
      <DemoScales t={t} distance={answers.distance} />
    </DemoSlide>
  );
}

/** The slide with the profile map and the profile in words. */
export function ProfileSlide({
  page,
  profile,
}: {
  page: ContentPage<"product">;
  profile: ProfileText;
}) {
  const { demo } = page.content.describe;
  const { t } = page;
  const place = ({ affiliation, directiveness }: MapPosition) => ({
    affiliation: toPercent(affiliation),
    directiveness: toPercent(directiveness),
  });
  const drawn = {
    self: place(demoProfile.self),
    others: demoProfile.answers.map(place),
    adaptability: toPercent(demoProfile.means.adaptability),
  };
  return (
    <DemoSlide
      slide={demo.map}
      bar={demo.bar}
      note={fill(demo.map.note, { count: total })}
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
