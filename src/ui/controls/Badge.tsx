import type { ReactNode } from "react";

/** A short label in a rounded frame. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-pill border border-current px-2.5 py-0.5 font-semibold text-fine">
      {children}
    </span>
  );
}
