import type { ReactNode } from "react";
import type { Profile } from "#instrument/profile";
import type { HomeContent } from "#load/schema/home";
import type { Messages } from "#load/schema/messages";
import { Scale } from "#ui/scales/Scale.tsx";
import { endsOf } from "./dimension-words.ts";

/**
 * A page of a printed profile: both views on a scale with the middle of the norm group, and the children
 * below.
 */
export function ProfilePage({
  content,
  profile,
  t,
  children,
}: {
  content: HomeContent["features"]["describe"]["page"];
  profile: Profile;
  t: Messages;
  children: ReactNode;
}) {
  const { self, others } = profile;
  const sheet = "rounded-field border border-line";
  return (
    <div className="relative h-full">
      <div className={`absolute inset-0 rotate-2 bg-mist ${sheet}`} aria-hidden="true" />
      <div className={`relative h-full bg-card p-5 ${sheet}`}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-2 text-fine text-soft">
          <span>{content.title}</span>
          <span>{content.note}</span>
        </p>
        <div className="max-sm:hidden">
          <p className="mt-3 font-semibold">{t["dimension.directiveness.name"]}</p>
          <div className="relative">
            {/* Positions are percentiles of the norm group, whose middle is that of the scale. */}
            <span
              className="ground-mark absolute top-0 left-1/2 h-6 border-edge border-l-2"
              aria-hidden="true"
            />
            <Scale
              self={Math.round(self.percentiles.directiveness)}
              others={Math.round(others.percentiles.directiveness)}
              {...endsOf("directiveness", t)}
            />
            <p className="text-center text-fine text-soft">{content.norm}</p>
          </div>
        </div>
        <div className="mt-3 sm:border-line sm:border-t sm:pt-3">{children}</div>
      </div>
    </div>
  );
}
