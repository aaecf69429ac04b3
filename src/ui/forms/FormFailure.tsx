import type { ReactNode } from "react";

/** Tells that a form could not be sent, that nothing typed is lost, and what to do next. */
export function FormFailure({
  message,
  kept,
  wait,
  children,
  ...attributes
}: {
  message: string;
  kept: string;
  /** When to try again. */
  wait?: ReactNode;
  children?: ReactNode;
  hidden?: boolean;
  tabIndex?: number;
}) {
  return (
    <div role="alert" className="w-full rounded-card border-2 border-alarm p-5" {...attributes}>
      <p className="font-semibold text-alarm">{message}</p>
      {wait}
      <p className="mt-1">{kept}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
