import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import type { Profile } from "#instrument/profile.ts";
import { getPositions } from "#instrument/profile-views.ts";
import type { ContentPage } from "#load/page-context.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Badge } from "#ui/controls/Badge.tsx";
import { ViewLegend } from "#ui/drawings/ViewLegend.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { OptionList } from "#ui/text/OptionList.tsx";
import { MapWithTable } from "../profile/MapWithTable.tsx";
import { ProfilePage } from "../profile/ProfilePage.tsx";
import { ProfileWords } from "../profile/ProfileWords.tsx";
import { RespondentList } from "../profile/RespondentList.tsx";

const parts = ["map", "describe", "develop"] as const;

/** The product's three parts: what people do and get in each, and how it looks, beside the map of the example. */
export function HowItWorks({ page, profile }: { page: ContentPage<"home">; profile: Profile }) {
  const { locale, facts } = page;
  const { howItWorks, features } = page.content;
  const profiles = formatInteger(facts.figures[locale].profiles.value, locale);
  return (
    <Section tone="mist" labelledBy="work-title" spacing="band">
      <div className="grid gap-x-16 gap-y-7 lg:grid-cols-2">
        <div>
          <Intro id="work-title" content={howItWorks} spacing="mt-3" />
          <ol className="mt-5">
            {parts.map((part) => (
              <li key={part} className="border-line border-t py-3.5 lg:py-5">
                <h3 className="font-bold text-subtitle tracking-subtitle">
                  <a
                    href={page.getHref("product", part)}
                    className="group touch:-my-2.5 block touch:py-2.5 hover:underline"
                  >
                    {features[part].title}{" "}
                    <ArrowRight
                      className="ml-1 inline size-4.5 text-spruce transition-transform group-hover:translate-x-1"
                      aria-hidden="true"
                    />
                  </a>
                </h3>
                <p className="mt-1.5 text-soft">{interpolate(features[part].text, { profiles })}</p>
              </li>
            ))}
          </ol>
        </div>
        <ExampleMap page={page} profile={profile} />
      </div>
      <ul className="mt-7 grid gap-5 md:grid-cols-2 lg:mt-11 lg:grid-cols-cards">
        <li className="md:col-span-2 lg:col-span-1">
          <Respondents page={page} />
        </li>
        <li className="min-w-0 wrap-anywhere hyphens-auto text-small max-sm:hidden">
          <ProfilePage content={features.describe.page}>
            <ProfileWords profile={features.describe.profile} />
          </ProfilePage>
        </li>
        <li className="min-w-0 wrap-anywhere hyphens-auto text-small max-sm:hidden">
          <Card className="h-full p-5">
            <p className="text-fine text-soft">{features.develop.course.kicker}</p>
            <p className="mt-1 mb-4 font-semibold text-body">{features.develop.course.question}</p>
            <OptionList
              options={features.develop.course.answers}
              chosen={1}
              chosenText={features.develop.course.chosen}
            />
          </Card>
        </li>
      </ul>
    </Section>
  );
}

/** Both views of the example person on the map. */
function ExampleMap({ page, profile }: { page: ContentPage<"home">; profile: Profile }) {
  const { t, locale } = page;
  const { example } = page.content.features.map;
  const count = formatInteger(profile.respondents.length, locale);
  return (
    <div>
      <Card
        variant="main"
        className="flex break-inside-avoid flex-col gap-3 p-4 sm:gap-3.5 sm:p-6.5"
      >
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-semibold">{example.title}</span>{" "}
          <span className="text-small text-soft">{interpolate(example.counts, { count })}</span>
        </p>
        <MapWithTable
          views={[{ ...getPositions(profile), label: t["view.gap"] }]}
          t={t}
          description={interpolate(example.description, { count })}
        />
        <ViewLegend self={t["view.self"]} others={t["view.others"]} />
      </Card>
      <p className="mt-4">
        <ArrowLink href={page.getHref("example")}>{t["action.example"]}</ArrowLink>
      </p>
    </div>
  );
}

/** The selection of respondents as in the product: people, promises and what they lead to. */
function Respondents({ page }: { page: ContentPage<"home"> }) {
  const { panel } = page.content;
  const people = panel.respondents.map((person) => ({
    ...person,
    status: person.answered ? panel.status.answered : panel.status.invited,
  }));
  return (
    <Card className="flex h-full flex-col p-4 sm:p-5">
      <h3 className="font-semibold">{panel.title}</h3>
      <div className="mt-3 text-small">
        <RespondentList people={people} inPairs="on-phones" />
      </div>
      <dl className="grid grid-cols-2 gap-3 border-line border-t py-3 text-fine">
        {[panel.profile, panel.deepDive].map((part) => (
          <div key={part.title}>
            <dt className="font-semibold">{part.title}</dt>
            <dd className="text-soft">{part.text}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-auto flex flex-wrap gap-2 border-line border-t pt-4">
        {panel.badges.map((badge) => (
          <li key={badge}>
            <Badge>
              <Check className="size-3.5" aria-hidden="true" />
              {badge}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
