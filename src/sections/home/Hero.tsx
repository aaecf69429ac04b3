import type { Profile } from "#instrument/profile";
import { placesOf } from "#instrument/profile-marks";
import type { ContentPage } from "#load/page-context";
import { Card } from "#ui/layout/Card.tsx";
import { PageHero } from "#ui/layout/PageHero.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { MapAsText } from "../profile/MapAsText.tsx";
import { mapLabels } from "../profile/map-labels.ts";

/** The first section: category, headline, buttons and the profile map. */
export function Hero({ page, profile }: { page: ContentPage<"home">; profile: Profile }) {
  const content = page.content.hero;
  const places = placesOf(profile);
  const { t } = page;
  return (
    <PageHero
      {...content}
      actions={[
        { href: "#pricing", label: content.primary },
        { href: "#contact", label: t["action.talk"] },
      ]}
      noteLast
      picture="beside"
    >
      <Card main className="flex flex-col gap-3 p-4 sm:gap-3.5 sm:p-6.5">
        <p className="order-last flex flex-wrap items-baseline justify-between gap-x-4 sm:order-first">
          <span className="font-semibold">{content.example.title}</span>{" "}
          <span className="text-fine text-soft">{content.example.counts}</span>
        </p>
        <ProfileMap
          views={[{ ...places, label: t["view.gap"] }]}
          labels={mapLabels(t)}
          text={<MapAsText views={[places]} t={t} />}
          description={content.example.description}
        />
        <ViewKey self={t["view.self"]} others={t["view.others"]} />
        {/* On narrow windows this would come before the second button in the tab order. */}
        <p className="max-lg:hidden">
          <ArrowLink href={page.pathTo("example")}>{t["action.example"]}</ArrowLink>
        </p>
      </Card>
    </PageHero>
  );
}
