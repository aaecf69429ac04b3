import type { Dimension } from "#instrument/dimensions.ts";
import type { TrialContent } from "#load/schema/trial.ts";
import type { Locale } from "#locale/languages.ts";
import type { MapLabels } from "#ui/profile-map/LabeledMap.tsx";
import type { LabeledLink } from "#ui/text/labeled-link.ts";

/** All texts of the trial, its map and its scales, and where it leads. */
export interface TrialTexts extends Omit<TrialContent, "meta" | "example" | "opening" | "view"> {
  locale: Locale;
  /** The kind of product, above the headline. */
  category: string;
  /** From how many people on the questionnaire shows answers. */
  minAnswers: string;
  /** Beside the label of a field that may stay empty. */
  optional: string;
  view: TrialContent["view"] & { self: string };
  /** Texts of the table that shows the scales as numbers. */
  table: { label: string; caption: string; scale: string; gap: string };
  map: MapLabels;
  scales: Record<Dimension, { name: string; low: string; high: string }>;
  /** The next steps after a result, and the privacy policy for the colleague. */
  links: { starter: string; talk: LabeledLink; example: LabeledLink; privacy: LabeledLink };
}
