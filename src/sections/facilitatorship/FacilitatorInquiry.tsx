import type { ReactNode } from "react";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import type { Facts } from "#load/schema/facts";
import type { Locale } from "#locale/languages";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { CertificationBox } from "./CertificationBox.tsx";

/**
 * The inquiry of somebody who wants to become a facilitator, beside what it costs. The form is passed
 * in: it is an island.
 */
export function FacilitatorInquiry({
  content,
  facts,
  locale,
  pricingPath,
  children,
}: {
  content: FacilitatorshipContent;
  facts: Facts;
  locale: Locale;
  pricingPath: string;
  children: ReactNode;
}) {
  return (
    <Section id="inquiry" tone="mist" labelledBy="inquiry-title">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <Headline level={2} look="title" id="inquiry-title">
            {content.inquiry.title}
          </Headline>
          <Lead className="mt-4 mb-9">{content.inquiry.lead}</Lead>
          <CertificationBox
            content={content.certification}
            facts={facts}
            locale={locale}
            pricingPath={pricingPath}
          />
        </div>
        <div className="rounded-panel border border-line bg-card p-5 sm:p-8 lg:col-span-3">
          {children}
        </div>
      </div>
    </Section>
  );
}
