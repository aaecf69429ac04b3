import type { ReactNode } from "react";
import type { ContactContent } from "#load/schema/text";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/** The prospect form, beside reasons to trust it. The form is an island and therefore passed in. */
export function Contact({ content, children }: { content: ContactContent; children: ReactNode }) {
  return (
    <Section id="contact" tone="mist" labelledBy="contact-title">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-2 xl:grid-cols-5 xl:gap-x-16">
        <div className="xl:col-span-2">
          <Headline level={2} variant="title" id="contact-title">
            {content.title}
          </Headline>
          <Lead className="mt-4 mb-6">{content.lead}</Lead>
          <div className="hidden sm:block">
            <PointList points={content.points} />
          </div>
        </div>
        <div className="rounded-panel border border-line bg-card p-5 sm:p-8 xl:col-span-3">
          {children}
        </div>
      </div>
    </Section>
  );
}
