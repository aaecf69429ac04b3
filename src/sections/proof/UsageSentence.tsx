import type { PageContext } from "#load/page-context.ts";
import { interpolate } from "#locale/interpolate.ts";
import { formatKeyFigureInSentence } from "../key-figures/key-figure-in-sentence.ts";
import { ProofLine } from "./ProofLine.tsx";

/** The number of organisations or answered questions, in a sentence beside a page's buttons. */
export function UsageSentence({
  page,
  figure,
}: {
  page: PageContext;
  figure: "organisations" | "questions";
}) {
  const { t, locale, facts } = page;
  const { organisations, questions } = facts.figures[locale];
  return (
    <ProofLine>
      <p>
        {interpolate(t[`proof.${figure}`], {
          organisations: formatKeyFigureInSentence(page, organisations),
          questions: formatKeyFigureInSentence(page, questions),
        })}
      </p>
    </ProofLine>
  );
}
