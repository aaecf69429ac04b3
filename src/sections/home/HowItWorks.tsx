import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { Profile } from "#instrument/profile";
import { placesOf } from "#instrument/profile-marks";
import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import { Badge } from "#ui/controls/Badge.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { OptionList } from "#ui/text/OptionList.tsx";
import { MapAsText } from "../profile/MapAsText.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { ProfilePage } from "../profile/ProfilePage.tsx";
import { ProfileWords } from "../profile/ProfileWords.tsx";
import { RespondentList } from "../profile/RespondentList.tsx";
import { Scales } from "./Scales.tsx";

/** The steps of the process and the scales beside the map of the example, and what each step brings. */
export function HowItWorks({ page, profile }: { page: ContentPage<"home">; profile: Profile }) {
  const { locale, facts } = page;
  const { work, features } = page.content;
  const profiles = formatInteger(facts.figures[locale].profiles.value, locale);
  return (
    <Section tone="mist" labelledBy="work-title" spacing="py-band">
      <div className="grid gap-x-16 gap-y-7 lg:grid-cols-2">
        <div>
          <Intro id="work-title" content={work} variant="heading" spacing="mt-3" />
          <ol className="mt-5">
            {work.steps.map((step, index) => (
              <li key={step.title} className="flex gap-5 border-line border-t py-3">
                <span className="font-bold text-lead text-spruce" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-semibold text-lead">{step.title}</h3>
                  <p className="text-soft">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <h3 className="mt-5 font-bold text-subtitle tracking-subtitle">{features.map.title}</h3>
          <p className="mt-2 text-soft">{fill(features.map.text, { profiles })}</p>
          <p className="mt-4 flex flex-wrap gap-x-8 gap-y-2">
            <ArrowLink href={page.pathTo("product", "map")}>{features.map.link}</ArrowLink>
            <ArrowLink href={page.pathTo("product")}>{work.link}</ArrowLink>
          </p>
        </div>
        <ExampleMap page={page} profile={profile} />
      </div>
      <Scales page={page} profile={profile} />
      <ul className="mt-8 grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
        <Respondents page={page} />
        <Feature
          {...features.describe}
          path={page.pathTo("product", "describe")}
          picture={
            <ProfilePage content={features.describe.page}>
              <ProfileWords profile={features.describe.profile} dense />
            </ProfilePage>
          }
        />
        <Feature
          {...features.develop}
          path={page.pathTo("product", "develop")}
          picture={
            <Card className="p-4 sm:p-5">
              <p className="text-small text-soft">{features.develop.course.kicker}</p>
              <p className="mt-1 mb-3 font-semibold">{features.develop.course.question}</p>
              <OptionList options={features.develop.course.answers} chosen={1} />
            </Card>
          }
        />
      </ul>
    </Section>
  );
}

/** Both views of the example person on the map. */
function ExampleMap({ page, profile }: { page: ContentPage<"home">; profile: Profile }) {
  const { t } = page;
  const { example } = page.content.features.map;
  const places = placesOf(profile);
  return (
    <div>
      <Card main className="flex flex-col gap-3 p-4 sm:gap-3.5 sm:p-6.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{example.title}</span>{" "}
          <span className="text-small text-soft">{example.counts}</span>
        </p>
        <ProfileMap
          views={[{ ...places, label: t["view.gap"] }]}
          labels={mapLabels(t)}
          text={<MapAsText views={[places]} t={t} />}
          description={example.description}
        />
        <ViewKey self={t["view.self"]} others={t["view.others"]} />
      </Card>
      <p className="mt-4">
        <ArrowLink href={page.pathTo("example")}>{t["action.example"]}</ArrowLink>
      </p>
    </div>
  );
}

/** The selection of respondents as in the product: people, promises and what they lead to. */
function Respondents({ page }: { page: ContentPage<"home"> }) {
  const { panel, features } = page.content;
  return (
    <li className="md:max-lg:col-span-2">
      <h3 className="font-bold text-subtitle tracking-subtitle">{panel.title}</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {panel.badges.map((badge) => (
          <li key={badge}>
            <Badge>
              <Check className="size-3.5" aria-hidden="true" />
              {badge}
            </Badge>
          </li>
        ))}
      </ul>
      <Card className="mt-6 p-4 max-sm:hidden sm:p-5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{panel.heading}</span>
          <span className="text-small text-soft">{features.map.example.title}</span>
        </p>
        <div className="mt-2 text-small">
          <RespondentList people={panel.respondents} status={panel.status} />
        </div>
        <dl className="grid grid-cols-2 gap-3 border-line border-t pt-3 text-fine">
          {[panel.profile, panel.deepDive].map((part) => (
            <div key={part.title}>
              <dt className="font-semibold">{part.title}</dt>
              <dd className="text-soft">{part.text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </li>
  );
}

function Feature({
  title,
  text,
  link,
  path,
  picture,
}: {
  title: string;
  text: string;
  link: string;
  path: string;
  picture: ReactNode;
}) {
  return (
    <li>
      <h3 className="font-bold text-subtitle tracking-subtitle">{title}</h3>
      <p className="mt-2 mb-4 text-soft">{text}</p>
      <p>
        <ArrowLink href={path}>{link}</ArrowLink>
      </p>
      <div className="mt-6 text-small max-sm:hidden">{picture}</div>
    </li>
  );
}
