import type { ReactNode, Ref } from "react";
import { type Answers, scoreAnswers, toMapPosition } from "#instrument/trial.ts";
import type { AskLink } from "#instrument/trial-link.ts";
import type { PairId } from "#instrument/word-pairs.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Button, IslandButtonLink } from "#ui/controls/Button.tsx";
import { ProfileMap } from "#ui/profile-map/ProfileMap.tsx";
import { LiveMap } from "./LiveMap.tsx";
import { formatLinkUrl } from "./link-url.ts";
import { SendLink } from "./SendLink.tsx";
import { TrialHeading } from "./TrialHeading.tsx";
import { TrialQuestions } from "./TrialQuestions.tsx";
import type { TrialTexts } from "./trial-texts.ts";

interface ColleagueScreenProps {
  texts: TrialTexts;
  /** The link that the colleague has opened. */
  ask: AskLink;
  /** The role as in a sentence: "as a manager". */
  rolePhrase: string;
  heading: Ref<HTMLHeadingElement>;
}

/** Picks the text with the name of the asking visitor, or the one without a name. */
function pickByName(texts: { named: string; unnamed: string }, name: string): string {
  return name ? texts.named : texts.unnamed;
}

/** The nine pairs about the visitor who asks. */
export function ColleagueQuestions({
  texts,
  ask: { name },
  rolePhrase,
  heading,
  id,
  others,
  hasAnsweredBefore,
  onAnswer,
  onNext,
}: ColleagueScreenProps & {
  /** Begins the names of the radio buttons. */
  id: string;
  others: Partial<Answers>;
  hasAnsweredBefore: boolean;
  onAnswer: (pair: PairId, value: number) => void;
  onNext: () => void;
}) {
  const { colleague, links } = texts;
  const values = { name, as: rolePhrase, count: texts.minAnswers };
  return (
    <TrialQuestions
      texts={texts}
      id={id}
      view="others"
      prompt={interpolate(pickByName(colleague.prompt, name), values)}
      hint={colleague.hint}
      next={colleague.next}
      answers={others}
      heading={
        <>
          <TrialHeading
            texts={texts}
            titles={[interpolate(pickByName(colleague.title, name), values)]}
            isLarge
            lead={interpolate(pickByName(colleague.lead, name), values)}
            ref={heading}
          />
          <p className="mt-4 max-w-prose border-producer border-l-4 pl-4 text-note">
            <span>{`${interpolate(pickByName(colleague.candour, name), values)} `}</span>
            <a href={links.privacy.href} className="font-semibold underline underline-offset-4">
              {links.privacy.label}
            </a>
          </p>
          {hasAnsweredBefore && <p className="mt-4 max-w-prose font-semibold">{colleague.again}</p>}
        </>
      }
      map={<LiveMap texts={texts} others={others} />}
      onAnswer={onAnswer}
      onNext={onNext}
    />
  );
}

/** The link with the answers, to be sent back. */
export function ColleagueDone({
  texts,
  ask: { trialId, name },
  rolePhrase,
  heading,
  colleagueId,
  answers,
  onChange,
}: ColleagueScreenProps & {
  colleagueId: string;
  answers: Answers;
  onChange: () => void;
}) {
  const { done } = texts;
  return (
    <LinkScreen
      heading={
        <TrialHeading
          texts={texts}
          titles={[interpolate(pickByName(done.title, name), { name })]}
          lead={done.text}
          ref={heading}
        />
      }
      picture={
        <ProfileMap
          views={[{ respondents: [toMapPosition(scoreAnswers(answers))] }]}
          labels={texts.map}
          description=""
        />
      }
    >
      <SendLink
        texts={texts.link}
        label={done.label}
        mail={done}
        href={formatLinkUrl({ kind: "answer", trialId, colleagueId, answers })}
        rolePhrase={rolePhrase}
      />
      <Button variant="secondary" size="small" onClick={onChange} className="mt-2">
        {done.change}
      </Button>
      <div className="mt-8 border-line border-t pt-6">
        <h2 className="font-bold text-subtitle tracking-subtitle">{done.turn}</h2>
        <IslandButtonLink href={location.pathname} variant="secondary" className="mt-3">
          {done.try}
        </IslandButtonLink>
      </div>
    </LinkScreen>
  );
}

/** A screen of a heading beside a link. */
export function LinkScreen({
  heading,
  picture,
  children,
}: {
  heading: ReactNode;
  /** Below the heading on wide windows. Decorative. */
  picture?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
      <div>
        {heading}
        {picture && (
          <div aria-hidden="true" className="mt-8 hidden max-w-card lg:block">
            {picture}
          </div>
        )}
      </div>
      <div className="rounded-panel border border-line bg-card p-6 shadow-main sm:p-8">
        {children}
      </div>
    </div>
  );
}
