import type { ReactNode } from "react";

const variants = {
  plain: "rounded-card",
  panel: "rounded-panel",
  main: "rounded-panel shadow-main",
};

/** A surface with a hairline border: in a list, on its own (`panel`), or the most important one of a page (`main`). */
export function Card({
  variant = "plain",
  className = "p-6",
  children,
}: {
  variant?: keyof typeof variants;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`border border-line bg-card ${variants[variant]} ${className}`}>{children}</div>
  );
}
