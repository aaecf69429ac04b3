import type { HomeContent } from "#load/schema/home.ts";
import { ViewMark } from "#ui/drawings/ViewMark.tsx";

export type ProfileText = HomeContent["features"]["describe"]["profile"];

/** A profile in words: its label, motivators, pitfalls and conditions for success. */
export function ProfileWords({ profile }: { profile: ProfileText }) {
  const parts = [profile.motivators, profile.pitfalls, profile.success];
  return (
    <>
      <p className="flex items-center gap-3 font-bold text-subtitle tracking-subtitle">
        <ViewMark view="others" className="size-5" />
        <span lang="en">{profile.label}</span>
      </p>
      <dl className="mt-3 text-small">
        {parts.map((part) => (
          <div key={part.title} className="border-line border-t py-2.5 last:pb-0">
            <dt className="font-semibold">{part.title}</dt>
            <dd className="text-soft">{part.text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
