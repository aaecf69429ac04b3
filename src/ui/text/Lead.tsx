import type { ReactNode } from "react";

/** The paragraph below a headline. */
export function Lead({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <p className={`max-w-prose text-balance text-lead text-soft ${className}`}>{children}</p>;
}
