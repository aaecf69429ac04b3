import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";

/** What a facilitator is for, and the two ways on: become one, find one. */
export function FacilitatorHero({ content }: { content: FacilitatorshipContent["hero"] }) {
  return (
    <Section labelledBy="facilitators-title" spacing="pt-11 pb-14 lg:pt-18 lg:pb-18">
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-5">
        <Headline level={1} variant="hero" id="facilitators-title" className="lg:col-span-3">
          {content.title}
        </Headline>
        <div className="lg:col-span-2 lg:pt-1.5">
          <Lead>{content.lead}</Lead>
          <div className="mt-6 flex flex-wrap gap-3.5 lg:flex-col lg:items-start">
            <ButtonLink href="#inquiry">{content.primary}</ButtonLink>
            <ButtonLink href="#find" variant="secondary">
              {content.secondary}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
