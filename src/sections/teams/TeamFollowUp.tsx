import { gapBetween } from "#instrument/distance";
import type { ContentPage } from "#load/page-context";
import { exampleTeam } from "./example-team.ts";
import { GapChange } from "./GapChange.tsx";

/** The team half a year later: how each person's gap has changed. */
export function TeamFollowUp({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.followUp;
  const gaps = exampleTeam.map(({ self, spring, autumn }, index) => ({
    name: content.people[index] ?? "",
    before: gapBetween(self, spring),
    after: gapBetween(self, autumn),
  }));
  const widest = Math.max(...gaps.map(({ before }) => before));
  const rows = gaps.map(({ name, before, after }) => ({
    name,
    before: (100 * before) / widest,
    after: (100 * after) / widest,
  }));
  return (
    <figure>
      <figcaption className="mb-3">
        <p className="font-semibold">{content.caption}</p>
        <p className="mt-1 flex gap-5 text-fine text-soft" aria-hidden="true">
          <Season name={content.before} className="fill-producer/35" />
          <Season name={content.after} className="fill-producer stroke-producer-edge" />
        </p>
      </figcaption>
      <GapChange rows={rows} description={content.description} />
    </figure>
  );
}

function Season({ name, className }: { name: string; className: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <circle cx="8" cy="8" r="7" className={className} />
      </svg>
      {name}
    </span>
  );
}
