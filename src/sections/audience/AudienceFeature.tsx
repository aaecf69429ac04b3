import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import type { LabeledLink } from "#ui/text/labeled-link.ts";

/**
 * A feature on a page for an audience, with a large picture: to the right of the text (`beside`), below
 * it (`below`), or below a headline with the text on its right (`split`).
 */
export function AudienceFeature({
  id,
  content,
  layout,
  tone,
  link,
  step,
  children,
}: {
  id: string;
  content: { title: string; text: string };
  layout: "beside" | "below" | "split";
  tone?: "mist";
  link?: LabeledLink;
  /** The next step after the picture. */
  step?: LabeledLink;
  children: ReactNode;
}) {
  const headline = <Headline id={`${id}-title`}>{content.title}</Headline>;
  const textColumn = (
    <>
      <Lead>{content.text}</Lead>
      {link && (
        <p className="mt-4 lg:mt-6">
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </p>
      )}
    </>
  );
  return (
    <Section id={id} labelledBy={`${id}-title`} spacing="band" {...(tone && { tone })}>
      {layout === "beside" && (
        <div className="grid gap-x-14 gap-y-7 lg:grid-cols-5">
          <div className="lg:col-span-2">
            {headline}
            <div className="mt-5">{textColumn}</div>
          </div>
          <div className="lg:col-span-3">{children}</div>
        </div>
      )}
      {layout === "below" && (
        <>
          {headline}
          <div className="mt-4 mb-6 lg:mt-5 lg:mb-9">{textColumn}</div>
          {children}
        </>
      )}
      {layout === "split" && (
        <>
          <div className="mb-6 grid gap-x-16 gap-y-4 lg:mb-9 lg:grid-cols-2">
            {headline}
            <div>{textColumn}</div>
          </div>
          {children}
        </>
      )}
      {step && (
        <p className="mt-6">
          <ArrowLink href={step.href}>{step.label}</ArrowLink>
        </p>
      )}
    </Section>
  );
}
