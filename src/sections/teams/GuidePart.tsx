import type { ReactNode } from "react";

/** A part of a guide: its title over a line, and the sections that belong to it. */
export function GuidePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="border-ink border-t-2 pt-4 font-bold text-lead">{title}</h2>
      <div className="mt-10 grid gap-section">{children}</div>
    </div>
  );
}
