import { type Ref, useId, useState } from "react";
import { maxNameLength } from "#instrument/trial-link.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/forms/Field.tsx";
import { formatLinkUrl } from "./link-url.ts";
import { SendLink } from "./SendLink.tsx";
import { maxColleagues, type StoredTrial } from "./stored-trial.ts";
import type { TrialTexts } from "./trial-texts.ts";

/** Asks a colleague: says that this is not confidential, stores the visitor's answers, then shows the link to send. */
export function AskColleague({
  texts,
  rolePhrase,
  stored,
  isStored,
  hasEarlierTrial,
  heading,
  onAsk,
}: {
  texts: TrialTexts;
  /** The role as in a sentence: "as a manager". */
  rolePhrase: string;
  /** Undefined until the visitor has asked. */
  stored: StoredTrial | undefined;
  /** Whether the browser keeps it. */
  isStored: boolean;
  /** Whether the browser keeps an earlier trial, which asking would replace. */
  hasEarlierTrial: boolean;
  /** Takes the focus when the link is there. */
  heading: Ref<HTMLHeadingElement>;
  onAsk: () => void;
}) {
  const { ask, send } = texts;
  const id = useId();
  const [name, setName] = useState("");
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
      <div>
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-bold text-figure tracking-title outline-none"
        >
          {stored ? send.title : ask.title}
        </h2>
        <p className="mt-3 max-w-prose">
          {stored ? send.text : interpolate(ask.text, { as: rolePhrase, count: maxColleagues })}
        </p>
        <p className="mt-4 max-w-prose border-producer border-l-4 pl-4 text-note">
          {interpolate(ask.candour, { count: texts.minAnswers })}
        </p>
      </div>
      <div>
        <div className="mb-5 grid">
          <TextField
            formGroup={{
              id: `${id}-name`,
              name: "name",
              label: ask.name,
              hint: ask.hint,
              optional: texts.optional,
            }}
            value={name}
            maxLength={maxNameLength}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </div>
        {stored ? (
          <SendLink
            texts={texts.link}
            label={send.label}
            mail={{ ...send, browser: isStored ? send.browser : texts.notice.unstored }}
            href={formatLinkUrl({ kind: "ask", trialId: stored.trialId, role: stored.role, name })}
            rolePhrase={rolePhrase}
          />
        ) : (
          <>
            {hasEarlierTrial && (
              <p className="mb-5 max-w-prose border-producer border-l-4 pl-4 text-note">
                <span>{`${ask.replaces} `}</span>
                <a href={location.pathname} className="font-semibold underline underline-offset-4">
                  {ask.earlier}
                </a>
              </p>
            )}
            {/* Enter in the field above presses it. */}
            <Button type="submit" onClick={onAsk}>
              {ask.action}
            </Button>
            <p className="mt-3 max-w-prose text-note text-soft">{ask.stored}</p>
          </>
        )}
      </div>
    </div>
  );
}
