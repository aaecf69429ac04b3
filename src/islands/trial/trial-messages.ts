import type { Locale } from "#locale/languages";
import type { MapLabels } from "#ui/profile-map/MapFrame.tsx";
import type { Difference, Pattern } from "./score-trial.ts";
import type { Dimension, PairId } from "./trial-pairs.ts";

interface Question {
  title: string;
  prompt: string;
  hint: string;
  next: string;
}

interface Places {
  pattern: string;
  between: string;
  centre: string;
}

/** Texts of the trial, and of its map and scales. */
export interface TrialMessages {
  locale: Locale;
  steps: { label: string; self: string; guess: string; picture: string };
  begin: string;
  role: { legend: string; hint: string; options: { name: string; as: string }[] };
  self: Question;
  guess: Question;
  pairs: Record<PairId, { low: string; high: string }>;
  answer: { pair: string; end: string; near: string; middle: string };
  answered: string;
  open: { one: string; some: string };
  back: string;
  change: string;
  again: string;
  view: { self: string; guess: string; counts: string; halo: string; scale: string };
  headline: { self: string; guess: string; same: string };
  as: Places;
  distance: { none: string; one: string; some: string };
  gap: { one: string; some: string };
  description: Places & { map: string; place: string };
  meaning: {
    title: string;
    difference: Record<Difference, string>;
    pattern: Record<Pattern | "between", string>;
    only: { title: string; guess: string; close: string; apart: string };
    next: string;
  };
  /** Texts of the table that shows the scales as numbers. */
  text: { label: string; caption: string; scale: string; gap: string };
  map: Omit<MapLabels, "text">;
  scales: Record<Dimension, { name: string; low: string; high: string }>;
}
