import { type Pattern, patternEnds } from "#instrument/patterns.ts";
import { formatLink } from "#instrument/trial-link.ts";
import { trialPairs } from "#instrument/word-pairs.ts";
import type { LoadedClient } from "#load/content.ts";
import type { ContentPage } from "#load/page-context.ts";
import type { TrialContent } from "#load/schema/trial.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { getMapLabels } from "../profile/map-labels.ts";
import { Clients } from "./Clients.tsx";
import { HomeHeroQuestion } from "./HomeHeroQuestion.tsx";

/** The pair of the trial whose words move the ring from asking to telling. */
const pair = trialPairs[1];

const fields = Object.entries(patternEnds) as [Pattern, (typeof patternEnds)[Pattern]][];

/**
 * The first screen: the profile map behind the headline, and a pair of words that moves the ring on it. Made of
 * radio buttons and CSS (home-hero.css), without script.
 */
export function HomeHero({
  page,
  trial,
  clients,
}: {
  page: ContentPage<"home">;
  trial: TrialContent;
  clients: LoadedClient[];
}) {
  const { hero, proof } = page.content;
  const labels = getMapLabels(page.t);
  const { low, high } = trial.pairs[pair.id];
  const question = { ends: { left: low, right: high }, answerTexts: trial.answer, pair };
  return (
    <section aria-labelledby="hero-title" className="home-hero">
      <div className="home-hero-column row-start-1 pt-4 pb-3 lg:pt-7 lg:pb-5">
        <p className="font-semibold text-small text-spruce">{hero.category}</p>
        <Headline level={1} id="hero-title" className="mt-2 lg:mt-3 lg:max-w-hero-title">
          {hero.title}
        </Headline>
        <Lead className="mt-2.5 max-sm:text-note lg:mt-3.5 lg:max-w-hero-question">
          {hero.lead}
        </Lead>
      </div>
      <div className="home-hero-column row-start-4 pt-2.5 pb-6 lg:row-start-2 lg:max-w-none lg:pt-4 lg:pb-16">
        <div className="grid gap-2.5 lg:gap-1 lg:max-w-hero-question">
          <HomeHeroQuestion view="self" question={hero.question} {...question} />
          <HomeHeroQuestion view="guess" question={hero.guessQuestion} {...question} />
        </div>
        <div className="mt-3.5 flex flex-wrap items-end gap-x-8 gap-y-4">
          <p className="grid gap-3 max-sm:w-full sm:flex sm:flex-wrap">
            <ButtonLink
              href={page.getHref("trial")}
              data-start={formatLink({ kind: "start", role: "", self: {}, guess: {} })}
            >
              <span className="grid justify-items-center">
                <span className="home-hero-all col-start-1 row-start-1">
                  {interpolate(hero.trial, { count: trialPairs.length })}
                </span>
                <span className="home-hero-rest col-start-1 row-start-1">
                  {interpolate(hero.trialRest, { count: trialPairs.length - 1 })}
                </span>
              </span>
            </ButtonLink>
            <ButtonLink href="#pricing" variant="secondary">
              {hero.primary}
            </ButtonLink>
          </p>
          <Clients title={proof.clients} clients={clients} />
        </div>
      </div>
      {fields.map(([pattern, ends]) => (
        <p
          key={pattern}
          aria-hidden="true"
          className={`home-hero-field home-hero-${pattern} flex px-3 py-1 font-semibold text-map-name sm:text-map-name-wide lg:px-6 lg:py-5`}
        >
          <span>
            {labels[pattern]}
            {/* Phones have no room for it. */}
            <span className="block font-normal text-fine text-soft max-lg:hidden">
              {ends.map((end) => labels[end]).join(" · ")}
            </span>
          </span>
        </p>
      ))}
      <span aria-hidden="true" className="home-hero-connector" />
      {/* Says the words about the guess once they are visible; the rest is hidden from screen readers. */}
      <div role="status" className="home-hero-marks">
        <span aria-hidden="true" className="home-hero-line" />
        <span aria-hidden="true" className="home-hero-end home-hero-asking">
          {labels.asking}
        </span>
        <span aria-hidden="true" className="home-hero-end home-hero-telling">
          {labels.telling}
        </span>
        <span aria-hidden="true" className="home-hero-hint text-fine text-soft">
          {hero.mapHint}
        </span>
        <span aria-hidden="true" className="home-hero-gap" />
        <span aria-hidden="true" className="home-hero-mark home-hero-guess" />
        <span aria-hidden="true" className="home-hero-mark home-hero-ring" />
        <p className="home-hero-note w-max bg-ink px-3 py-1 text-center lg:py-1.5 text-balance font-semibold text-paper">
          {hero.guessNote}
        </p>
      </div>
    </section>
  );
}
