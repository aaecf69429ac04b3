import type { Dimension } from "#instrument/dimensions";
import type { TrialContent } from "#load/schema/trial";
import type { Locale } from "#locale/languages";
import type { MapLabels } from "#ui/profile-map/MapFrame.tsx";

/** All texts of the trial, its map and its scales. */
export interface TrialMessages
  extends Omit<TrialContent, "title" | "lead" | "taste" | "example" | "view"> {
  locale: Locale;
  view: TrialContent["view"] & { self: string };
  /** Texts of the table that shows the scales as numbers. */
  text: { label: string; caption: string; scale: string; gap: string };
  map: MapLabels;
  scales: Record<Dimension, { name: string; low: string; high: string }>;
}
