import type { BannerContent } from "#load/schema/audience";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { DelayLine } from "./DelayLine.tsx";

/**
 * The closing banner, the page's only dark band: a claim, the line between the two views, and buttons.
 */
export function Banner({
  content,
  first,
  primary,
  secondaryHref,
}: {
  content: BannerContent;
  /** The view at the start of the line. */
  first: "self" | "others";
  primary: { href: string; label: string };
  secondaryHref: string;
}) {
  return (
    <Section tone="deep" labelledBy="banner-title">
      <Headline id="banner-title">{content.title}</Headline>
      <div className="mt-10 mb-10">
        <DelayLine first={first} from={content.from} to={content.to} />
      </div>
      <div className="grid items-center gap-x-14 gap-y-7 lg:grid-cols-2">
        <p className="max-w-prose text-lead text-on-deep-soft">{content.text}</p>
        <div className="flex flex-wrap gap-3.5 lg:justify-end">
          <ButtonLink href={primary.href} variant="inverse">
            {primary.label}
          </ButtonLink>
          <ButtonLink href={secondaryHref} variant="inverseSecondary">
            {content.secondary}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
