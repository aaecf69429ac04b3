import type { ReactNode } from "react";
import { ButtonLink } from "../controls/Button.tsx";
import { Claims } from "../text/Claims.tsx";
import { Headline } from "../text/Headline.tsx";
import { Lead } from "../text/Lead.tsx";
import { Section } from "./Section.tsx";

export interface HeroAction {
  href: string;
  label: string;
}

interface PageHeroProps {
  /** A short line above the headline: the kind of product, or the audience. */
  category?: string | undefined;
  title: string;
  lead: ReactNode;
  /** The buttons, the most important first. */
  actions?: HeroAction[];
  /** Short claims below the buttons, separated by middle dots. */
  note?: string;
  /** On narrow windows, whether the note follows the picture, which is then seen sooner. */
  noteLast?: boolean;
  /**
   * Where the picture is on wide windows: beside the text, below it, or below it from edge to edge of the
   * window.
   */
  picture: "beside" | "below" | "bleed";
  children: ReactNode;
}

/** The longest headline in large letters, in characters. Beside a picture it may take more lines. */
const longest = { beside: 60, below: 34, bleed: 34 };

/**
 * The first section of a page, on the same grid everywhere: headline, lead, buttons and a picture,
 * aligned at the top. With a picture `below`, headline and lead are side by side.
 */
export function PageHero({ category, title, picture, children, ...words }: PageHeroProps) {
  const { lead, actions = [], note, noteLast = false } = words;
  const isLong = title.length > longest[picture];
  const headline = (
    <Headline level={1} variant={isLong ? "heroLong" : "hero"} id="hero-title">
      {title}
    </Headline>
  );
  const kind = category && <p className="font-semibold text-small text-spruce">{category}</p>;
  if (picture !== "beside") {
    const bleeds = picture === "bleed";
    return (
      <Hero bleed={bleeds && <div className="mt-9 lg:mt-12">{children}</div>}>
        <div className="grid gap-x-16 gap-y-3.5 lg:grid-cols-2 lg:items-start">
          {kind && <div className="-mb-1.5 lg:col-span-2 lg:mb-0">{kind}</div>}
          {headline}
          <div className="lg:pt-1.5">
            <Lead>{lead}</Lead>
            {actions.length > 0 && (
              <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow lg:mt-7 lg:gap-3.5">
                {buttons(actions)}
              </div>
            )}
            {note && (
              <p className="mt-4 text-small text-soft lg:mt-5">
                <Claims>{note}</Claims>
              </p>
            )}
          </div>
        </div>
        {!bleeds && <div className="mt-9 lg:mt-12">{children}</div>}
      </Hero>
    );
  }
  return (
    <Hero>
      <div className="grid gap-y-5 lg:grid-cols-2 lg:items-start lg:gap-x-16">
        <div className="contents lg:block">
          <div>
            {kind && <div className="mb-2 lg:mb-3.5">{kind}</div>}
            {headline}
            <Lead className="mt-3.5 lg:mt-6">{lead}</Lead>
          </div>
          {actions.length > 0 && (
            <div className="flex flex-wrap gap-3 max-sm:*:grow lg:mt-7 lg:gap-3.5">
              {buttons(actions)}
            </div>
          )}
          {note && (
            <p
              className={`text-small text-soft lg:mt-5 ${noteLast ? "max-lg:order-1" : "max-lg:-mt-1 max-lg:mb-2"}`}
            >
              <Claims>{note}</Claims>
            </p>
          )}
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
      <Section labelledBy="hero-title" spacing="pt-6 pb-9 lg:pt-12 lg:pb-16">
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
function buttons(actions: HeroAction[]) {
  return actions.map(({ href, label }, index) => (
    <ButtonLink key={href} href={href} {...(index > 0 && { variant: "secondary" as const })}>
      {label}
    </ButtonLink>
  ));
}
