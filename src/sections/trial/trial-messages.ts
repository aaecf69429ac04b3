import type { TrialMessages } from "#islands/trial/trial-messages.ts";
import type { Messages } from "#load/schema/messages";
import type { TrialContent } from "#load/schema/trial";
import type { Locale } from "#locale/languages";
import { mapLabels } from "../profile/map-labels.ts";
import { dimensionWords } from "./dimension-words.ts";

/** What the trial says: its own words, and those of map and scales from the dictionary. */
export function trialMessages(content: TrialContent, t: Messages, locale: Locale): TrialMessages {
  const { title: _title, lead: _lead, taste: _taste, example: _example, ...messages } = content;
  return {
    ...messages,
    locale,
    view: { ...messages.view, self: t["view.self"] },
    map: mapLabels(t),
    scales: dimensionWords(t),
  };
}
