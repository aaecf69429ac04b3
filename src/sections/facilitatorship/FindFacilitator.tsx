import type { ReactNode } from "react";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";

/** Where visitors find a facilitator: the finder, which is passed in, or a message to us. */
export function FindFacilitator({
  content,
  contactPath,
  children,
}: {
  content: FacilitatorshipContent["find"];
  contactPath: string;
  children: ReactNode;
}) {
  const { letter: message } = content;
  return (
    <Section id="find" labelledBy="find-title">
      <Headline level={2} look="title" id="find-title">
        {content.title}
      </Headline>
      <Lead className="mt-4 mb-8">{content.lead}</Lead>
      {children}
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <p>
          <strong className="font-bold">{message.title}</strong>{" "}
          <span className="text-soft">{message.text}</span>
        </p>
        <ArrowLink href={contactPath}>{message.link}</ArrowLink>
      </div>
    </Section>
  );
}
