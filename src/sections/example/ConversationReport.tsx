import { sortPairsByGap } from "#instrument/profile.ts";
import { interpolate } from "#locale/interpolate.ts";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { findPlansWithPart } from "../plans/profile-parts.ts";
import { type ReportProps, ReportSection } from "./ReportSection.tsx";

/** How many questions are shown. */
const questions = 3;

/** The facilitator's questions about the pairs with the widest gaps. */
export function ConversationReport({ page, profile, pairWords }: ReportProps) {
  const { conversation } = page.content;
  return (
    <ReportSection page={page} id="conversation" plans={findPlansWithPart("pairs", page.facts)}>
      <ol className="grid gap-2 sm:gap-4">
        {sortPairsByGap(profile)
          .slice(0, questions)
          .map(({ id }) => (
            <li
              key={id}
              className="break-inside-avoid rounded-card rounded-tl-none bg-mist px-4 py-3 sm:p-5"
            >
              <p className="text-lead sm:text-subtitle sm:tracking-subtitle">
                {conversation.perPair[id]}
              </p>
              <p className="mt-1 text-small text-soft">
                {interpolate(conversation.about, {
                  low: pairWords[id].low,
                  high: pairWords[id].high,
                })}
              </p>
            </li>
          ))}
      </ol>
      <p className="mt-4 sm:mt-5" data-screen-only>
        <ArrowLink href={page.getHref("science", "in-practice")}>{conversation.link}</ArrowLink>
      </p>
    </ReportSection>
  );
}
