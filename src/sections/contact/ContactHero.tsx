import type { ContactPageContent } from "#load/schema/contact";
import type { Facts } from "#load/schema/facts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { Office } from "./Office.tsx";
import { StockholmMap } from "./StockholmMap.tsx";

/** Who reads a message, the two ways to write one, and where the office is. */
export function ContactHero({
  content,
  office,
}: {
  content: ContactPageContent;
  office: Facts["office"];
}) {
  return (
    <Section labelledBy="contact-title" spacing="pt-11 pb-section lg:pt-18">
      <Headline level={1} look="hero" id="contact-title">
        {content.hero.title}
      </Headline>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
        <Lead>{content.hero.lead}</Lead>
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink href="#question">{content.ways.question.action}</ButtonLink>
          <ButtonLink href="#work" look="secondary">
            {content.ways.work.action}
          </ButtonLink>
        </div>
      </div>
      <figure className="mt-10 lg:mt-12">
        <div className="relative">
          <div className="h-72 overflow-hidden rounded-panel bg-mist sm:h-80 md:h-96 lg:h-105">
            <StockholmMap description={content.office.description} />
          </div>
          <Office content={content.office} office={office} />
        </div>
        <figcaption className="mt-3 text-small text-soft">{content.office.caption}</figcaption>
      </figure>
    </Section>
  );
}
