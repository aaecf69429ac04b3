import type { ReactNode } from "react";

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
  direct: { direct: string; phone: string; email: string };
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
      <p className="mt-4 text-note">
        <span>{`${direct.direct} `}</span>
        <a
          href={`tel:${direct.phone.replace(/[^+\d]/g, "")}`}
          className="mr-2 inline-block font-semibold underline touch:py-3"
        >
          {direct.phone.replaceAll(" ", "\u00a0")}
        </a>
        <span> </span>
        <a
          href={`mailto:${direct.email}`}
          className="wrap-anywhere inline-block font-semibold underline touch:py-3"
        >
          {direct.email}
        </a>
      </p>
    </div>
  );
}
