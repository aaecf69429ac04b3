import type { AboutContent } from "#load/schema/about";
import type { Facts } from "#load/schema/facts";
import { fill } from "#locale/fill";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** Where to go from here: write to IDI, or join as a facilitator. */
export function AboutClosing({
  content,
  office,
  contactPath,
  facilitatorshipPath,
}: {
  content: AboutContent["closing"];
  office: Facts["office"];
  contactPath: string;
  facilitatorshipPath: string;
}) {
  return (
    <Section labelledBy="closing-title">
      <Intro
        id="closing-title"
        content={{
          title: content.title,
          lead: fill(content.text, { street: office.street, city: office.city }),
        }}
      />
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={contactPath}>{content.contact}</ButtonLink>
        <ArrowLink href={facilitatorshipPath}>{content.facilitatorship}</ArrowLink>
      </div>
    </Section>
  );
}
