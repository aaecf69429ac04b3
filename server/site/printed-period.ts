import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** Where the build notes the periods that its privacy policy prints. Never served. */
export const printedPeriodsFile = ".printed-periods.json";

/** What is in that file. */
export const printedPeriods = z.object({ websiteFormDays: z.number() });

/** What to warn of when submissions are kept for another time than the built privacy policy prints, if they are. */
export function otherPeriodPrinted(distDir: string, days: number): string | undefined {
  const printed = readPrinted(distDir)?.websiteFormDays;
  if (printed === undefined || printed === days) return undefined;
  return (
    `Submissions are kept for ${days} days (RETENTION_DAYS), but the privacy policy of this build ` +
    `prints ${printed}. Change the setting, or websiteFormDays in content/facts.yaml and build again.`
  );
}

/** Nothing of a build that notes none. */
function readPrinted(distDir: string) {
  try {
    const text = readFileSync(join(distDir, printedPeriodsFile), "utf8");
    return printedPeriods.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
