/** Formats the day of a time, in UTC: 2026-01-31. */
export function formatUtcDay(time: number | Date): string {
  return new Date(time).toISOString().slice(0, 10);
}
