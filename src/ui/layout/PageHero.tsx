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
  /** A short line above the headline: what this is, or for whom. */
  category?: string | undefined;
  title: string;
  lead: ReactNode;
  /** The next steps, the most important first. */
  actions?: HeroAction[];
  /** Short claims below the buttons, with middle dots between them. */
  note?: string;
  /** Where the picture stands on wide screens: beside the words or below them. */
  picture: "beside" | "below";
  children: ReactNode;
}

/** Characters of a claim in large letters; beside a picture its height costs nothing. */
const longest = { beside: 60, below: 34 };

/**
 * The first screen of a page, the same grid on all of them: a claim, what it means, the next steps and
 * a picture. Everything begins at the top; a picture `below` has the claim and its meaning side by side.
 */
export function PageHero({ category, title, picture, children, ...words }: PageHeroProps) {
  const { lead, actions = [], note } = words;
  const isLong = title.length > longest[picture];
  const headline = (
    <Headline level={1} variant={isLong ? "heroLong" : "hero"} id="hero-title">
      {title}
    </Headline>
  );
  const kind = category && <p className="font-semibold text-small text-spruce">{category}</p>;
  if (picture === "below") {
    return (
      <Hero>
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
        <div className="mt-9 lg:mt-12">{children}</div>
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
          <div className="flex flex-wrap gap-3 max-sm:*:grow lg:mt-7 lg:gap-3.5">
            {buttons(actions)}
          </div>
          {note && (
            <p className="text-small text-soft max-lg:order-1 lg:mt-5">
              <Claims>{note}</Claims>
            </p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </Hero>
  );
}

function Hero({ children }: { children: ReactNode }) {
  return (
    <Section labelledBy="hero-title" spacing="pt-6 pb-12 lg:pt-14 lg:pb-18">
      {children}
    </Section>
  );
}

/** The first is the loud one. */
function buttons(actions: HeroAction[]) {
  return actions.map(({ href, label }, index) => (
    <ButtonLink key={href} href={href} {...(index > 0 && { variant: "secondary" as const })}>
      {label}
    </ButtonLink>
  ));
}
