import type { ReactNode } from "react";

/** A slide of a demo: the drawn screen, and under it what happens there. */
export function DemoSlide({
  label,
  caption,
  children,
}: {
  label: string;
  caption: string;
  children: ReactNode;
}) {
  return (
    <figure className="flex w-full flex-col">
      {children}
      <figcaption className="px-2 pt-3 text-small text-soft">
        <strong className="font-semibold text-ink">{label}.</strong> {caption}
      </figcaption>
    </figure>
  );
}
