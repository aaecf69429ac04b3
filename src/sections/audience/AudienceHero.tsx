import type { ReactNode } from "react";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";

interface Words {
  title: string;
  lead: string;
  secondary: string;
  note: string;
}

/** The first screen of a page for one audience, its picture beside the claim or below it. */
export function AudienceHero({
  content,
  picture,
  primary,
  secondaryHref,
  children,
}: {
  content: Words;
  picture: "beside" | "below";
  primary: { href: string; label: string };
  /** Left out while the page it leads to is not there. */
  secondaryHref: string;
  children: ReactNode;
}) {
  const headline = (
    <Headline level={1} variant="hero" id="hero-title">
      {content.title}
    </Headline>
  );
  const actions = (
    <div>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
        {secondaryHref && (
          <ButtonLink href={secondaryHref} variant="secondary">
            {content.secondary}
          </ButtonLink>
        )}
      </div>
      <p className="mt-5 text-small text-soft">{content.note}</p>
    </div>
  );
  return (
    <Section labelledBy="hero-title" spacing="pt-11 pb-8 lg:pt-18">
      {picture === "beside" ? (
        <div className="grid items-center gap-x-14 gap-y-11 lg:grid-cols-2">
          <div className="grid gap-y-7">
            {headline}
            <Lead>{content.lead}</Lead>
            {actions}
          </div>
          <div>{children}</div>
        </div>
      ) : (
        <>
          {headline}
          <div className="mt-7 mb-11 grid gap-x-14 gap-y-7 lg:grid-cols-2">
            <Lead>{content.lead}</Lead>
            {actions}
          </div>
          {children}
        </>
      )}
    </Section>
  );
}
