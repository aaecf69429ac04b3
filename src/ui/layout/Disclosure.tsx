import Minus from "lucide-react/icons/minus";
import type { ReactNode } from "react";

/** A native disclosure with a heading. */
export function Disclosure({
  id,
  title,
  open = false,
  children,
}: {
  /** The id of the content; a link to it opens the disclosure. */
  id?: string | undefined;
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="disclosure group border-line border-t">
      <summary className="flex cursor-pointer items-start justify-between gap-6 py-4">
        <h3 className="font-bold text-subtitle tracking-subtitle">{title}</h3>
        <span className="relative mt-1 shrink-0" aria-hidden="true">
          <Minus className="size-5" />
          <Minus className="absolute inset-0 size-5 rotate-90 transition-transform duration-300 group-open:rotate-0" />
        </span>
      </summary>
      {/* A link to it leaves room for the title between it and the header. */}
      <div id={id} className="max-w-prose scroll-mt-28 pb-6 md:scroll-mt-16">
        {children}
      </div>
    </details>
  );
}
