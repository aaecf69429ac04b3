import type { TrialMessages } from "#islands/trial/trial-messages.ts";
import type { PageContext } from "#load/page-context";
import type { TrialContent } from "#load/schema/trial";
import { dimensionWords } from "../profile/dimension-words.ts";
import { mapLabels } from "../profile/map-labels.ts";
import { describeRanges, steps } from "../profile/tabulate-scales.ts";

/** Texts of the trial: its own content, and the labels of map and scales. */
export function trialMessages(content: TrialContent, { t, locale }: PageContext): TrialMessages {
  const { title: _title, lead: _lead, taste: _taste, example: _example, ...messages } = content;
  return {
    ...messages,
    locale,
    view: { ...messages.view, self: t["view.self"] },
    text: {
      label: t["view.read"],
      caption: describeRanges(["affiliation", "directiveness", "adaptability"], steps, t),
      scale: t["view.scale"],
      gap: t["view.apart"],
    },
    map: mapLabels(t),
    scales: dimensionWords(t),
  };
}
