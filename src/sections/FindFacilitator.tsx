import type { ReactNode } from "react";
import type { FacilitatorshipContent } from "#load/schema/facilitatorship";
import { ButtonLink } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Headline } from "#ui/Headline.tsx";
import { Lead } from "#ui/Lead.tsx";
import { NearbyDots } from "#ui/NearbyDots.tsx";
import { Section } from "#ui/Section.tsx";

type Find = FacilitatorshipContent["find"];

/** Where visitors find a facilitator. The way to find one is passed in. */
export function FindFacilitator({ content, children }: { content: Find; children: ReactNode }) {
  return (
    <Section id="find" labelledBy="find-title">
      <Headline level={2} look="title" id="find-title">
        {content.title}
      </Headline>
      <Lead className="mt-4 mb-8">{content.lead}</Lead>
      {children}
    </Section>
  );
}

/** Finding a facilitator by writing to us. */
export function FindByLetter({
  content,
  contactPath,
}: {
  content: Find["letter"];
  contactPath: string | undefined;
}) {
  return (
    <Card className="grid items-center gap-x-16 gap-y-6 p-6 sm:p-9 md:grid-cols-2">
      <NearbyDots description={content.description} />
      <div>
        <h3 className="font-bold text-subtitle tracking-subtitle">{content.title}</h3>
        <p className="mt-2 mb-6 text-soft">{content.text}</p>
        {contactPath && <ButtonLink href={contactPath}>{content.link}</ButtonLink>}
      </div>
    </Card>
  );
}
