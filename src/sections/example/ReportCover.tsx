import type { Profile } from "#instrument/profile.ts";
import type { ContentPage } from "#load/page-context.ts";
import { formatInteger } from "#locale/formats.ts";
import { interpolate } from "#locale/interpolate.ts";
import { Badge } from "#ui/controls/Badge.tsx";
import { Logo } from "#ui/drawings/Logo.tsx";
import { findPlansWithPart } from "../plans/profile-parts.ts";
import { formatGroupCounts } from "./report-formats.ts";
import { getPlansAttribute } from "./visibility-attributes.ts";

/** The head of the report: its kind, the role, and the number of respondents. */
export function ReportCover({ page, profile }: { page: ContentPage<"example">; profile: Profile }) {
  const content = page.content.cover;
  const { locale } = page;
  const groups = profile.groups.flatMap((view) => view.groups);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pb-4 sm:pb-7">
      <div className="flex items-center gap-4">
        <Logo className="brand-mark h-8" />
        <div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-subtitle tracking-subtitle">
            {content.kind}
            <Badge>{content.example}</Badge>
          </p>
          <p>{content.role}</p>
        </div>
      </div>
      <p
        className="text-small text-soft"
        {...getPlansAttribute(findPlansWithPart("colleagues", page.facts))}
      >
        {interpolate(content.counts, {
          count: formatInteger(profile.respondents.length, locale),
          groups: formatGroupCounts({ groups }, page),
        })}
      </p>
    </div>
  );
}
