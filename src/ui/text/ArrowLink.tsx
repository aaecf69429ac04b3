import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";

/** A standalone link at the end of a text. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="group inline-flex items-center gap-2 border-producer border-b-2 pb-0.5 font-semibold text-ink touch:min-h-11"
    >
      <span>{children}</span>
      <ArrowRight
        className="size-4.5 shrink-0 transition-transform group-hover:translate-x-1"
        aria-hidden="true"
      />
    </a>
  );
}
