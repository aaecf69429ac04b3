import type { ReactNode } from "react";

/** A surface with a hairline border. A page uses the shadow once. */
export function Card({
  hasShadow = false,
  className = "p-6",
  children,
}: {
  hasShadow?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`border border-line bg-card ${hasShadow ? "rounded-panel shadow-main" : "rounded-card"} ${className}`}
    >
      {children}
    </div>
  );
}
