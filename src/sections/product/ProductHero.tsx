import { ArrowDown } from "lucide-react";
import type { Messages } from "#load/schema/messages";
import type { ProductContent } from "#load/schema/product";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { StoryPicture } from "./StoryPicture.tsx";

/** What happens to a profile, as one picture in three parts that lead to their sections. */
export function ProductHero({
  content,
  t,
  talkPath,
}: {
  content: ProductContent["hero"];
  t: Messages;
  talkPath: string;
}) {
  const { stations } = content;
  return (
    <Section labelledBy="hero-title" spacing="pt-11 pb-8 lg:pt-16 lg:pb-12">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Headline level={1} variant="hero" id="hero-title">
            {content.title}
          </Headline>
        </div>
        <div className="lg:col-span-5">
          <Lead>{content.lead}</Lead>
          <div className="mt-6 flex flex-wrap gap-3.5">
            <ButtonLink href="#map">{content.primary}</ButtonLink>
            <ButtonLink href={talkPath} variant="secondary">
              {t["action.talk"]}
            </ButtonLink>
          </div>
        </div>
      </div>
      <ol className="mt-10 grid gap-y-10 md:grid-cols-3 lg:mt-14">
        {(["map", "describe", "develop"] as const).map((part) => (
          <li key={part}>
            <StoryPicture
              part={part}
              gap={t["view.gap"]}
              description={stations[part].description}
            />
            <div className="border-line border-t pt-4 md:pr-8">
              <a
                href={`#${part}`}
                className="group inline-flex items-center gap-2 font-bold text-subtitle tracking-subtitle hover:underline touch:min-h-11"
              >
                {stations[part].title}
                <ArrowDown
                  className="size-4.5 text-spruce transition-transform group-hover:translate-y-1"
                  aria-hidden="true"
                />
              </a>
              <p className="mt-1 text-soft">{stations[part].text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
