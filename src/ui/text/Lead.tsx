import type { ReactNode } from "react";
import { UnbrokenWords } from "./UnbrokenWords.tsx";

/** The paragraph below a headline. */
export function Lead({ children, className = "" }: { children: ReactNode; className?: string }) {
  return (
    <p className={`max-w-prose text-lead text-soft ${className}`}>
      {typeof children === "string" ? <UnbrokenWords>{children}</UnbrokenWords> : children}
    </p>
  );
}
