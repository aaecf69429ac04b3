import type { ReactNode } from "react";
import type { ContentPage } from "#load/page-context";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** The section of the finder, which is passed in, with a link to the contact form. */
export function FindFacilitator({
  page,
  children,
}: {
  page: ContentPage<"facilitatorship">;
  children: ReactNode;
}) {
  const content = page.content.find;
  const { letter: message } = content;
  return (
    <Section id="find" labelledBy="find-title">
      <Intro id="find-title" content={content} spacing="mt-4 mb-8" />
      {children}
      <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <p>
          <strong className="font-bold">{message.title}</strong>{" "}
          <span className="text-soft">{message.text}</span>
        </p>
        <ArrowLink href={page.pathTo("contact")}>{message.link}</ArrowLink>
      </div>
    </Section>
  );
}
