import type { ReactNode } from "react";
import type { HomeContent } from "#load/schema/home.ts";

const sheet = "rounded-field border border-line";

/** A page of a printed profile, with another below it. */
export function ProfilePage({
  content,
  children,
}: {
  content: HomeContent["features"]["describe"]["page"];
  children: ReactNode;
}) {
  return (
    <div className="relative h-full">
      <div className={`absolute inset-0 rotate-2 bg-mist ${sheet}`} aria-hidden="true" />
      <div className={`relative h-full bg-card p-5 ${sheet}`}>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b pb-2 text-fine text-soft">
          <span>{content.title}</span>
          <span>{content.note}</span>
        </p>
        <div className="mt-3">{children}</div>
      </div>
    </div>
  );
}
