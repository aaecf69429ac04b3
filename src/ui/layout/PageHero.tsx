import type { ReactNode } from "react";
import { ButtonLink } from "../controls/Button.tsx";
import { Headline } from "../text/Headline.tsx";
import { Lead } from "../text/Lead.tsx";
import type { LabeledLink } from "../text/labeled-link.ts";
import { Section } from "./Section.tsx";

interface PageHeroProps {
  /** A short line above the headline: the kind of product, or the audience. */
  category?: string | undefined;
  title: string;
  lead: ReactNode;
  /** The buttons, the most important first. */
  actions?: LabeledLink[];
  /** A usage figure or a quotation, beside the buttons. */
  proof?: ReactNode;
  /**
   * Where the picture is on wide windows: beside the text, below it, or below it from edge to edge of the
   * window.
   */
  picture: "beside" | "below" | "bleed";
  children: ReactNode;
}

/** The longest headline beside the lead, in characters; a longer one is above the lead. */
const maxLengthBesideLead = 50;

/**
 * The first section of a page, on the same grid everywhere: headline, lead, buttons and a picture,
 * aligned at the top. With a picture `below`, the lead is beside the headline, or below one of more than
 * three lines, which then has the width of the page.
 */
export function PageHero({
  category,
  title,
  lead,
  actions = [],
  proof,
  picture,
  children,
}: PageHeroProps) {
  const headline = (
    <Headline level={1} id="hero-title">
      {title}
    </Headline>
  );
  const kind = category && <p className="font-semibold text-small text-spruce">{category}</p>;
  if (picture !== "beside") {
    const bleeds = picture === "bleed";
    const stacks = title.length > maxLengthBesideLead;
    const hasActions = actions.length > 0;
    // Buttons need half of the width.
    const columns = hasActions ? "lg:grid-cols-2" : "lg:grid-cols-title";
    const spaced = hasActions ? "mt-5 lg:mt-7" : "mt-4";
    return (
      <Hero bleed={bleeds && <div className="mt-6 lg:mt-9">{children}</div>}>
        <div className={`grid gap-x-16 gap-y-3.5 lg:items-start ${columns}`}>
          {kind && <div className="-mb-1.5 lg:col-span-2 lg:mb-0">{kind}</div>}
          <div className={stacks ? "lg:col-span-2 lg:mb-3" : ""}>{headline}</div>
          <div className={stacks ? "contents" : "lg:pt-1.5"}>
            <Lead>{lead}</Lead>
            {(hasActions || proof) && (
              <div className={stacks ? "max-lg:mt-1.5" : spaced}>
                {hasActions && <Buttons actions={actions} />}
                {proof && <div className={hasActions ? "mt-5" : ""}>{proof}</div>}
              </div>
            )}
          </div>
        </div>
        {!bleeds && <div className="mt-7 lg:mt-11">{children}</div>}
      </Hero>
    );
  }
  return (
    <Hero>
      <div className="grid gap-y-5 lg:grid-cols-2 lg:items-start lg:gap-x-16">
        <div>
          {kind && <div className="mb-2 lg:mb-3.5">{kind}</div>}
          {headline}
          <Lead className="mt-3.5 lg:mt-6">{lead}</Lead>
          {actions.length > 0 && (
            <div className="mt-5 lg:mt-7">
              <Buttons actions={actions} />
            </div>
          )}
          {proof && <div className="mt-5 lg:mt-7">{proof}</div>}
        </div>
        <div>{children}</div>
      </div>
    </Hero>
  );
}

/** `bleed` is below the page's column, as wide as the window. */
function Hero({ bleed, children }: { bleed?: ReactNode; children: ReactNode }) {
  if (!bleed) {
    return (
      <Section labelledBy="hero-title" padding="pt-6 pb-9 lg:pt-12 lg:pb-16">
        {children}
      </Section>
    );
  }
  return (
    <section aria-labelledby="hero-title">
      <div className="mx-auto max-w-page px-6 pt-6 lg:pt-12">{children}</div>
      {bleed}
    </section>
  );
}

/** Only the first button is primary. */
function Buttons({ actions }: { actions: LabeledLink[] }) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow lg:gap-3.5">
      {actions.map(({ href, label }, index) => (
        <ButtonLink key={href} href={href} {...(index > 0 && { variant: "secondary" as const })}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
