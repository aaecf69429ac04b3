import type { ReactNode } from "react";
import { Logo } from "#ui/marks/Logo.tsx";

/**
 * A drawing of a screen of the product. Nothing in it is interactive; `description` is the text
 * alternative. Its layout depends on the width of the drawing, not of the window.
 */
export function Screen({
  bar,
  note,
  description,
  foot,
  children,
}: {
  bar: string;
  note?: string;
  description: string;
  foot?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      role="img"
      aria-label={description}
      className="@container flex grow flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-2.5 text-fine @demo:px-6">
        <span className="flex items-center gap-2.5 font-semibold">
          <Logo className="h-4 w-5.5" />
          {bar}
        </span>{" "}
        <span className="text-right text-soft">{note}</span>
      </div>
      <div className="grow px-4 py-5 @demo:p-6">{children}</div>
      {foot && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-3 @demo:px-6">
          {foot}
        </div>
      )}
    </div>
  );
}
