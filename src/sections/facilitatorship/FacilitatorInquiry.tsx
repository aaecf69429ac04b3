import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context";
import { fill } from "#locale/fill";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PointList } from "#ui/text/PointList.tsx";
import { totalHours } from "./TrainingHours.tsx";

/**
 * The inquiry form for future facilitators, beside the price. The form is an island and therefore passed
 * in.
 */
export function FacilitatorInquiry({
  page,
  children,
}: {
  page: ContentPage<"facilitatorship">;
  children: ReactNode;
}) {
  const { content } = page;
  return (
    <Section id="inquiry" tone="mist" labelledBy="inquiry-title">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <Intro id="inquiry-title" content={content.inquiry} spacing="mt-4 mb-9" />
          <CertificationBox page={page} />
        </div>
        <div className="rounded-panel border border-line bg-card p-5 sm:p-8 lg:col-span-3">
          {children}
        </div>
      </div>
    </Section>
  );
}

function CertificationBox({ page }: { page: ContentPage<"facilitatorship"> }) {
  const content = page.content.certification;
  const { facts } = page;
  const { price, hours } = facts.certification;
  const values = { total: totalHours(hours), start: hours.start };
  return (
    <div className="rounded-panel bg-deep p-7 text-on-deep sm:p-9">
      <h3 className="font-semibold">{content.title}</h3>
      <p className="mt-2 mb-5 font-bold text-hero tracking-hero">{page.price(price)}</p>
      <PointList tone="deep" points={content.holds.map((point) => fill(point, values))} />
      <p className="mt-5 border-on-deep-soft/30 border-t pt-5 text-on-deep-soft">{content.text}</p>
      <ButtonLink href={page.pathTo("pricing")} variant="inverse" className="mt-6">
        {content.link}
      </ButtonLink>
    </div>
  );
}
