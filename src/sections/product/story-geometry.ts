/** Size of one part of the story in its own units, and the heights of the two views in it. */
export const story = { width: 384, height: 240, own: 186, theirs: 54, meeting: 120 };

/** Where the small steps of the last part stand: from a view's first height to where the two meet. */
export function stepsTowards(from: number): { x: number; y: number }[] {
  const count = 6;
  const rise = (story.meeting - from) / count;
  return Array.from({ length: count }, (_, index) => ({
    x: 34 + index * 38,
    y: Math.round(from + rise * (index + 0.5)),
  }));
}

/** The line through those steps, from the left edge to the place where the two views meet. */
export function steppedPath(from: number): string {
  const rise = (story.meeting - from) / 6;
  const steps = stepsTowards(from).map(
    ({ x, y }) => `H${x - 14}C${x} ${y - rise / 2} ${x} ${y + rise / 2} ${x + 14} ${y + rise / 2}`,
  );
  return `M0 ${from}${steps.join("")}H268`;
}
