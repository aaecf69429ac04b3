/** A scale of the trial: its words and the sample team's place on it, 1 (low) to 7 (high). */
export interface TrialScale {
  id: string;
  name: string;
  about: string;
  low: string;
  high: string;
  team: number;
}

/** On how many scales the team stands two or more steps away from one's own places. */
export function countGaps(own: number[], scales: TrialScale[]): number {
  return scales.filter((scale, index) => Math.abs((own[index] ?? scale.team) - scale.team) >= 2)
    .length;
}
