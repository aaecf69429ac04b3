import type { ReactNode } from "react";

/** Proof beside the buttons of a page, apart from its lead by a line at its side. */
export function ProofLine({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-prose border-producer border-l-2 pl-3.5 text-note lg:text-body">
      {children}
    </div>
  );
}
