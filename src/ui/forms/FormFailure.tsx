import type { ComponentProps, ReactNode } from "react";
import { DirectContact } from "./DirectContact.tsx";

/** Says that a form could not be sent, that its values are preserved, and what to do next. */
export function FormFailure({
  message,
  preserved,
  direct,
  wait,
  children,
  ...attributes
}: {
  message: string;
  preserved: string;
  /** Other ways to reach us. */
  direct: ComponentProps<typeof DirectContact>["texts"];
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
      <p className="mt-1">{preserved}</p>
      {children && <div className="mt-4">{children}</div>}
      <DirectContact texts={direct} className="mt-4 text-note" />
    </div>
  );
}
