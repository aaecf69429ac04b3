import type { ReactNode } from "react";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";

/** A page that says one thing and shows the way on, with a picture. */
export function Message({
  title,
  text,
  note,
  link,
  children,
}: {
  title: string;
  text: string;
  note?: ReactNode;
  link: { href: string; label: string };
  children?: ReactNode;
}) {
  return (
    <Section labelledBy="message-title">
      <div className="grid items-center gap-12 lg:grid-cols-2">
        <div>
          <Headline level={1} variant="hero" id="message-title">
            {title}
          </Headline>
          <Lead className="mt-5">{text}</Lead>
          {note}
          <ButtonLink href={link.href} className="mt-8">
            {link.label}
          </ButtonLink>
        </div>
        {children}
      </div>
    </Section>
  );
}
