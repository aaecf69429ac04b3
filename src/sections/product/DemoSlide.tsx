import type { ReactNode } from "react";
import { Logo } from "#ui/drawings/Logo.tsx";

/**
 * A slide of a demo: a drawing of a screen of the product, a caption and, as `text`, a table of what is
 * drawn. Nothing on the screen is interactive, and its layout depends on the width of the drawing, not of
 * the window. All screens of a demo are as high as its highest: the content of the others is spread over it.
 */
export function DemoSlide({
  slide: { label, caption, description },
  bar,
  note,
  foot,
  text,
  children,
}: {
  /** `description` is the text alternative of the screen. */
  slide: { label: string; caption: string; description: string };
  /** At the top of the screen, with a note on the right. */
  bar: string;
  note?: string;
  /** At the bottom of the screen. */
  foot?: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <figure className="flex w-full flex-col">
      <div
        role="img"
        aria-label={description}
        className="@container flex grow flex-col overflow-hidden wrap-anywhere rounded-card border border-line bg-card"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-2.5 text-fine @demo:px-6">
          <span className="flex items-center gap-2.5 font-semibold">
            <Logo className="h-4 w-5.5" />
            {bar}
          </span>{" "}
          <span className="text-right text-soft">{note}</span>
        </div>
        <div className="flex grow flex-col px-4 py-5 @demo:p-6">{children}</div>
        {foot && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-3 @demo:px-6">
            {foot}
          </div>
        )}
      </div>
      <figcaption className="px-2 pt-3 text-soft">
        <strong className="font-semibold text-ink">{label}.</strong> {caption}
        {text}
      </figcaption>
    </figure>
  );
}
