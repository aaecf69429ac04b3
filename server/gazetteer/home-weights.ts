import type { Locale } from "#locale/languages";

/** How much likelier a country's places are meant than others, by its code. */
export type HomeWeights = Readonly<Record<string, number>>;

/** For who reads these languages; English is read everywhere. */
const weights: Partial<Record<Locale, HomeWeights>> = {
  sv: { SE: 1.5, FI: 0.5, AX: 0.5 },
  de: { DE: 1, AT: 0.5, CH: 0.5, LI: 0.5 },
};

/** The countries whose places a reader of this language means sooner than others of the same name. */
export function homeWeights(locale: Locale): HomeWeights {
  return weights[locale] ?? {};
}
