import type { AboutContent } from "#load/schema/about";
import type { Messages } from "#load/schema/messages";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";

/** The next steps: write to us, or become a facilitator. */
export function AboutClosing({
  content,
  t,
  contactPath,
  facilitatorshipPath,
}: {
  content: AboutContent["closing"];
  t: Messages;
  contactPath: string;
  facilitatorshipPath: string;
}) {
  return (
    <Section labelledBy="closing-title">
      <Intro id="closing-title" content={{ title: content.title, lead: content.text }} />
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={contactPath}>{t["action.talk"]}</ButtonLink>
        <ArrowLink href={facilitatorshipPath}>{content.facilitatorship}</ArrowLink>
      </div>
    </Section>
  );
}
