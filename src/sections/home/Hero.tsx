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

/**
 * The first screen: what the service is, for whom, what to do next, and the picture only this product
 * draws. On a phone the picture follows the first button.
 */
export function Hero({ content, t }: { content: HomeContent["hero"]; t: Messages }) {
  return (
    <Section labelledBy="hero-title" spacing="pt-6 pb-12 lg:pt-14 lg:pb-16">
      <div className="grid gap-y-5 lg:grid-cols-2 lg:items-start lg:gap-x-16">
        <div className="contents lg:block">
          <div className="order-1">
            <p className="font-semibold text-small text-spruce">{content.category}</p>
            <Headline level={1} variant="hero" id="hero-title" className="mt-2 lg:mt-4">
              {content.title}
            </Headline>
            <Lead className="mt-3 lg:mt-6">{content.lead}</Lead>
          </div>
          <div className="contents lg:mt-8 lg:flex lg:flex-wrap lg:gap-3.5">
            <ButtonLink href="#pricing" className="order-2 sm:justify-self-start">
              {content.primary}
            </ButtonLink>
            <ButtonLink href="#trial" variant="secondary" className="order-4 sm:justify-self-start">
              {content.secondary}
            </ButtonLink>
          </div>
          <p className="order-5 text-small text-soft lg:mt-6">{content.note}</p>
        </div>
        <div className="order-3 sm:max-lg:w-3/4">
          <Card main className="flex flex-col gap-3 p-4 sm:gap-3.5 sm:p-6.5">
            <p className="order-last flex flex-wrap items-baseline justify-between gap-x-4 sm:order-first">
              <span className="font-semibold">{content.example.title}</span>
              <span className="text-fine text-soft">{content.example.counts}</span>
            </p>
            <ProfileMap
              {...heroExample}
              labels={mapLabels(t)}
              description={content.example.description}
            />
            <ViewKey self={t["view.self"]} others={t["view.others"]} />
          </Card>
        </div>
      </div>
    </Section>
  );
}
