import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ViewKey } from "#ui/marks/ViewKey.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { heroExample } from "../profile/example-profiles.ts";
import { mapLabels } from "../profile/map-labels.ts";

/** The first screen: what the service is, for whom, what to do next, and the picture only this product draws. */
export function Hero({ content, t }: { content: HomeContent["hero"]; t: Messages }) {
  return (
    <Section labelledBy="hero-title" spacing="pt-11 pb-14 lg:pt-18 lg:pb-22">
      <div className="grid items-center gap-11 lg:grid-cols-2 lg:gap-16">
        <div>
          <Headline level={1} variant="hero" id="hero-title">
            {content.title}
          </Headline>
          <Lead className="mt-6">{content.lead}</Lead>
          <div className="mt-8 flex flex-wrap gap-3.5">
            <ButtonLink href="#pricing">{content.primary}</ButtonLink>
            <ButtonLink href="#trial" variant="secondary">
              {content.secondary}
            </ButtonLink>
          </div>
          <p className="mt-6 text-small text-soft">{content.note}</p>
        </div>
        <Card main className="p-4 sm:p-6.5">
          <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-semibold">{content.example.title}</p>
            <p className="text-fine text-soft">{content.example.counts}</p>
          </div>
          <ProfileMap
            {...heroExample}
            labels={mapLabels(t)}
            description={content.example.description}
          />
          <div className="mt-4">
            <ViewKey self={t["view.self"]} others={t["view.others"]} />
          </div>
        </Card>
      </div>
    </Section>
  );
}
