import type { ReactNode } from "react";

/** Tells that a form could not be sent, that nothing typed is lost, and offers what to do next. */
export function FormFailure({
  message,
  kept,
  children,
  ...attributes
}: {
  message: string;
  kept: string;
  children?: ReactNode;
  hidden?: boolean;
}) {
  return (
    <div role="alert" className="w-full rounded-card border-2 border-alarm p-5" {...attributes}>
      <p className="font-semibold text-alarm">{message}</p>
      <p className="mt-1">{kept}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
