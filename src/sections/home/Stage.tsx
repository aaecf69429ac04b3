import { startOf } from "#instrument/trial-link";
import { trialPairs } from "#instrument/word-pairs";
import type { ShownClient } from "#load/content";
import type { ContentPage } from "#load/page-context";
import type { TrialContent } from "#load/schema/trial";
import { fill } from "#locale/fill";
import { ButtonLink } from "#ui/controls/Button.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { mapLabels } from "../profile/map-labels.ts";
import { Clients } from "./Clients.tsx";
import { StageQuestion } from "./StageQuestion.tsx";

/** The pair of the trial whose words move the ring from asking to telling. */
const pair = trialPairs[1];

const fields = ["rapporteur", "motivator", "processor", "producer"] as const;

/**
 * The first screen: the profile map behind the headline, and a pair of words that moves the ring on it.
 * Radio buttons and CSS (stage.css) do all of it, without script.
 */
export function Stage({
  page,
  trial,
  clients,
}: {
  page: ContentPage<"home">;
  trial: TrialContent;
  clients: ShownClient[];
}) {
  const { hero, proof } = page.content;
  const labels = mapLabels(page.t);
  const { low, high } = trial.pairs[pair.id];
  const question = { ends: { left: low, right: high }, answer: trial.answer, pair };
  return (
    <section aria-labelledby="hero-title" className="stage">
      <div className="stage-words stage-column">
        <p className="font-semibold text-small text-spruce">{hero.category}</p>
        <Headline level={1} id="hero-title" className="mt-2 lg:mt-3 lg:max-w-stage-title">
          {hero.title}
        </Headline>
        <Lead className="mt-3.5 lg:max-w-stage-question">{hero.lead}</Lead>
      </div>
      <div className="stage-questions stage-column">
        <div className="grid gap-2.5 lg:max-w-stage-question">
          <StageQuestion view="self" question={hero.question} {...question} />
          <StageQuestion view="guess" question={hero.guessQuestion} {...question} />
        </div>
        <div className="mt-3.5 flex flex-wrap items-end gap-x-8 gap-y-4">
          <p className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex sm:flex-wrap">
            <ButtonLink href={page.pathTo("trial")} data-start={startOf(trialPairs.indexOf(pair))}>
              {fill(hero.trial, { count: trialPairs.length - 1 })}
            </ButtonLink>
            <ButtonLink href="#pricing" variant="secondary">
              {hero.primary}
            </ButtonLink>
          </p>
          <Clients title={proof.clients} clients={clients} />
        </div>
      </div>
      {fields.map((pattern) => (
        <p
          key={pattern}
          aria-hidden="true"
          className={`stage-field stage-${pattern} text-map-name sm:text-map-name-wide`}
        >
          {labels[pattern]}
        </p>
      ))}
      <span aria-hidden="true" className="stage-thread" />
      <div className="stage-marks">
        <span aria-hidden="true" className="stage-line" />
        <span aria-hidden="true" className="stage-end stage-asking">
          {labels.asking}
        </span>
        <span aria-hidden="true" className="stage-end stage-telling">
          {labels.telling}
        </span>
        <span aria-hidden="true" className="stage-gap" />
        <span aria-hidden="true" className="stage-mark stage-guess" />
        <span aria-hidden="true" className="stage-mark stage-ring" />
        <p className="stage-note">
          <span>{hero.guessNote}</span>
        </p>
      </div>
    </section>
  );
}
