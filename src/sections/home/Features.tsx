import type { Facts } from "#load/schema/facts";
import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import type { Locale } from "#locale/languages";
import { DrawnButton } from "#ui/controls/DrawnButton.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { Feature } from "../offer/Feature.tsx";
import { mapExample } from "../profile/example-profiles.ts";
import { LessonView } from "../profile/LessonView.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { type ProfileText, ProfileWords } from "../profile/ProfileWords.tsx";

/** Map, describe, develop: what one gets, each with a picture of it. */
export function Features({
  content,
  facts,
  t,
  locale,
}: {
  content: HomeContent["features"];
  facts: Facts;
  t: Messages;
  locale: Locale;
}) {
  const { map, describe, develop } = content;
  const profiles = formatInteger(facts.figures[locale].profiles.value, locale);
  return (
    <Section>
      <div className="grid gap-section">
        <Feature
          id="map-title"
          title={map.title}
          text={fill(map.text, { profiles })}
          points={map.points}
        >
          <Card className="p-4 sm:p-6.5">
            <ProfileMap {...mapExample} labels={mapLabels(t)} description={map.description} />
            <div className="mt-4">
              <ViewKey self={t["view.self"]} others={t["view.others"]} />
            </div>
          </Card>
        </Feature>
        <Feature id="describe-title" title={describe.title} text={describe.text} pictureFirst>
          <ProfileCard profile={describe.profile} />
        </Feature>
        <Feature id="develop-title" title={develop.title} text={develop.text}>
          <LessonCard course={develop.course} tree={develop.tree} />
        </Feature>
      </div>
    </Section>
  );
}

type Develop = HomeContent["features"]["develop"];

/** A picture of a lesson, on a card. */
function LessonCard({ course, tree }: { course: Develop["course"]; tree: Develop["tree"] }) {
  return (
    <Card className="@container p-6 sm:p-8">
      <LessonView {...course} chosen={1} tree={{ ...tree, done: 4 }}>
        <p
          className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          aria-hidden="true"
        >
          <DrawnButton quiet>{course.skip}</DrawnButton>
          <DrawnButton>{course.continue}</DrawnButton>
        </p>
      </LessonView>
    </Card>
  );
}

/** A profile in words, on a card. */
function ProfileCard({ profile }: { profile: ProfileText }) {
  return (
    <Card className="p-6 sm:p-8">
      <ProfileWords profile={profile} />
    </Card>
  );
}
