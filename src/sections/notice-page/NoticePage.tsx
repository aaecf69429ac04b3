import type { ReactNode } from "react";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import type { LabeledLink } from "#ui/text/labeled-link.ts";

/** A page with a single notice, links and a picture. */
export function NoticePage({
  title,
  text,
  note,
  links,
  children,
}: {
  title: string;
  text: string;
  note?: ReactNode;
  links: LabeledLink[];
  children?: ReactNode;
}) {
  return (
    <Section labelledBy="page-title">
      <div className="grid items-center gap-12 lg:grid-cols-2">
        <div>
          <Headline level={1} id="page-title">
            {title}
          </Headline>
          <Lead className="mt-5">{text}</Lead>
          {note}
          <ul className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
            {links.map(({ href, label }, index) => (
              <li key={href} className="first:basis-full">
                {index === 0 ? (
                  <ButtonLink href={href}>{label}</ButtonLink>
                ) : (
                  <ArrowLink href={href}>{label}</ArrowLink>
                )}
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
    </Section>
  );
}
