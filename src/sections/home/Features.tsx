import type { ReactNode } from "react";
import { place } from "#instrument/positions";
import type { Profile } from "#instrument/profile";
import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { formatInteger } from "#locale/formats";
import { Section } from "#ui/layout/Section.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { OptionList } from "#ui/text/OptionList.tsx";
import { MapAsText } from "../profile/MapAsText.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { ProfilePage } from "../profile/ProfilePage.tsx";
import { ProfileWords } from "../profile/ProfileWords.tsx";

/** A self-view deep in the quadrant of the Producer, and others' on the border to the Motivator. */
const mapExample = {
  self: place(58, 11),
  others: [
    place(70, 52),
    place(78, 58),
    place(83, 44),
    place(72, 41),
    place(88, 53),
    place(79, 37),
  ],
  adaptability: 70,
};

/** The features map, describe and develop, each with a picture and a link. */
export function Features({ page, profile }: { page: ContentPage<"home">; profile: Profile }) {
  const content = page.content.features;
  const { t, locale, facts } = page;
  const { map, describe, develop } = content;
  const { course } = develop;
  const profiles = formatInteger(facts.figures[locale].profiles.value, locale);
  return (
    <Section label={content.title} spacing="py-band">
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        <Feature
          {...map}
          text={fill(map.text, { profiles })}
          path={page.pathTo("product", "map")}
          pictureOnPhones={false}
        >
          <ProfileMap
            views={[{ ...mapExample, label: t["view.gap"] }]}
            labels={mapLabels(t)}
            text={<MapAsText views={[mapExample]} t={t} />}
            description={map.description}
          />
        </Feature>
        <Feature {...describe} path={page.pathTo("product", "describe")} framed={false}>
          <ProfilePage content={describe.page} profile={profile} t={t}>
            <ProfileWords profile={describe.profile} dense />
          </ProfilePage>
        </Feature>
        <Feature {...develop} path={page.pathTo("product", "develop")} pictureOnPhones={false}>
          <p className="text-small text-soft">{course.kicker}</p>
          <p className="mt-1 mb-3 font-semibold">{course.question}</p>
          <OptionList options={course.answers} chosen={1} />
        </Feature>
      </ul>
    </Section>
  );
}

function Feature({
  title,
  text,
  link,
  path,
  pictureOnPhones = true,
  framed = true,
  children,
}: {
  title: string;
  text: string;
  link: string;
  path: string;
  /** Phones leave out pictures that are above or behind the link. */
  pictureOnPhones?: boolean;
  /** Whether the picture has a frame. */
  framed?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="row-span-4 grid grid-rows-subgrid gap-0 md:last:col-span-2 lg:last:col-span-1">
      <div
        className={`mb-5 flex flex-col justify-center text-small ${framed ? "rounded-card border border-line bg-card p-4 sm:p-5" : ""} ${pictureOnPhones ? "" : "max-sm:hidden"}`}
      >
        {children}
      </div>
      <h2 className="font-bold text-subtitle tracking-subtitle">{title}</h2>
      <p className="mt-2 mb-4 text-soft">{text}</p>
      <p>
        <ArrowLink href={path}>{link}</ArrowLink>
      </p>
    </li>
  );
}
