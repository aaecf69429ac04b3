import type { ContentPage } from "#load/page-context.ts";
import { InverseButtonLink } from "#ui/controls/InverseButtonLink.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Paragraphs } from "#ui/text/Paragraphs.tsx";
import { getContactHref } from "../forms/contact-href.ts";
import { lastNumber } from "./TeamsGuide.tsx";

/** The last section of the guide: three steps to begin with, and the contact. */
export function TeamsStart({ page }: { page: ContentPage<"teams"> }) {
  const { content, t } = page;
  const { title, paragraphs, steps, pricing } = content.start;
  return (
    <Section id="start" tone="deep" labelledBy="start-title" spacing="band">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-5">
        <div className="lg:col-span-2">
          <p className="font-bold text-figure text-on-deep-soft" aria-hidden="true">
            {lastNumber}
          </p>
          <Headline level={3} variant="title" id="start-title" className="mt-3">
            {title}
          </Headline>
          <Paragraphs texts={paragraphs} className="mt-5 text-on-deep-soft" />
        </div>
        <div className="lg:col-span-3">
          <ol className="border-on-deep/25 border-b">
            {steps.map((step) => (
              <li
                key={step.title}
                className="grid gap-x-6 gap-y-1 border-on-deep/25 border-t py-3.5 sm:grid-cols-3"
              >
                <h4 className="font-semibold text-lead">{step.title}</h4>
                <p className="text-on-deep-soft sm:col-span-2">{step.text}</p>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            <InverseButtonLink href={getContactHref(page)}>{t["action.talk"]}</InverseButtonLink>
            <a
              href={page.getHref("pricing")}
              className="inline-block py-1 font-semibold underline underline-offset-4 touch:py-2.5"
            >
              {pricing}
            </a>
          </div>
        </div>
      </div>
    </Section>
  );
}
