import { answerScale } from "#instrument/answer-scale.ts";
import { type PairAnswers, sortPairsByGap } from "#instrument/profile.ts";
import { interpolate } from "#locale/interpolate.ts";
import { AnswerScale } from "#ui/scales/AnswerScale.tsx";
import { findPlansWithPart } from "../plans/profile-parts.ts";
import { type ReportProps, ReportSection } from "./ReportSection.tsx";
import { createReportFormats } from "./report-formats.ts";
import { getPlansAttribute } from "./visibility-attributes.ts";

/** How many word pairs are drawn for each heading. */
const shownPairs = 3;

/**
 * Drawings of the word pairs with the widest gaps and of those with the closest agreement, and a table of
 * all pairs.
 */
export function PairsReport(props: ReportProps) {
  const { page, profile } = props;
  const { content, facts } = page;
  const byGap = sortPairsByGap(profile);
  const columns = [
    { title: content.pairs.widest, pairs: byGap.slice(0, shownPairs) },
    { title: content.pairs.closest, pairs: byGap.slice(-shownPairs).reverse() },
  ];
  return (
    <ReportSection
      page={page}
      id="pairs"
      lead={interpolate(content.pairs.lead, { count: profile.pairs.length })}
      plans={findPlansWithPart("pairs", facts)}
    >
      <div className="grid gap-x-10 gap-y-5 sm:gap-y-6 md:grid-cols-2">
        {columns.map(({ title, pairs }) => (
          <div
            key={title}
            className="break-inside-avoid md:row-span-4 md:grid md:grid-rows-subgrid"
          >
            <h3 className="font-bold text-subtitle tracking-subtitle max-md:mb-3">{title}</h3>
            <ul className="grid gap-4 sm:gap-6 md:row-span-3 md:grid-rows-subgrid md:items-baseline print:gap-3">
              {pairs.map((pair) => (
                // The third pair is in the table, too: phones leave it out.
                <li key={pair.id} className="break-inside-avoid max-sm:nth-3:hidden">
                  <PairDrawing pair={pair} {...props} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div
        className="mt-4 sm:mt-8 print:mt-4"
        {...getPlansAttribute(findPlansWithPart("allPairs", facts))}
      >
        <AllPairs {...props} />
      </div>
    </ReportSection>
  );
}

function PairDrawing({ page, pair, pairWords }: ReportProps & { pair: PairAnswers }) {
  const { content } = page;
  const format = createReportFormats(page);
  const values = {
    self: pair.self,
    count: pair.respondents.length,
    from: Math.min(...pair.respondents),
    to: Math.max(...pair.respondents),
    mean: format.mean(pair.mean),
    gap: format.steps(pair.gap),
  };
  return (
    <>
      <AnswerScale
        {...pairWords[pair.id]}
        self={pair.self}
        others={pair.respondents}
        description={interpolate(content.pairs.answers, values)}
      />
      <p className="mt-1 text-note text-soft">{interpolate(content.pairs.short, values)}</p>
    </>
  );
}

/** The table of all word pairs, collapsed on screen and open in print. */
function AllPairs({ page, profile, pairWords }: ReportProps) {
  const { content, t } = page;
  const format = createReportFormats(page);
  const { pairs, scales } = content;
  const cell = "py-2 pl-3 text-right align-top tabular not-print:max-sm:text-left";
  return (
    <details className="report-table">
      <summary className="summary-arrow inline-flex min-h-11 cursor-pointer items-center gap-2.5 border-producer border-b-2 font-semibold">
        {interpolate(pairs.all, { count: profile.pairs.length })}
      </summary>
      <table className="mt-4 w-full text-left text-small not-print:max-sm:stacked">
        <caption className="sr-only">{pairs.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="pb-2 align-bottom font-semibold text-soft">
              {pairs.pair}
            </th>
            {[scales.you, scales.others, scales.gap].map((column) => (
              <th
                key={column}
                scope="col"
                className="pb-2 pl-3 text-right align-bottom font-semibold text-soft"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profile.pairs.map((pair) => (
            <tr
              key={pair.id}
              className="border-line border-t not-print:max-sm:grid not-print:max-sm:grid-cols-3 not-print:max-sm:gap-y-1 not-print:max-sm:py-2.5"
            >
              <th scope="row" className="py-2 font-normal not-print:max-sm:col-span-3">
                {answerScale.start} {pairWords[pair.id].low} – {answerScale.end}{" "}
                {pairWords[pair.id].high}{" "}
                <span className="text-fine text-soft">{t[`dimension.${pair.dimension}.name`]}</span>
              </th>
              <td className={cell} data-column={scales.you}>
                {pair.self}
              </td>
              <td className={cell} data-column={scales.others}>
                {format.mean(pair.mean)}
              </td>
              <td className={cell} data-column={scales.gap}>
                {format.change(pair.gap)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
