import type { ReactNode } from "react";

/** A surface with a hairline border. `main` adds the shadow, which a page uses once. */
export function Card({
  main = false,
  className = "p-6",
  children,
}: {
  main?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={`border border-line bg-card ${main ? "rounded-panel shadow-main" : "rounded-card"} ${className}`}
    >
      {children}
    </div>
  );
}
