import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";

/** A standalone link at the end of a text. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="group inline-flex items-center font-semibold text-ink touch:min-h-11">
      {/* Where the text wraps, each line is underlined, and the arrow stays beside the last word. */}
      <span className="wrap-anywhere text-balance">
        <span className="border-producer border-b-2 pb-0.5">
          <span>{children}</span>
          <span aria-hidden="true">{"\u00a0"}</span>
          <ArrowRight
            className="-mt-0.5 ml-1 inline size-4.5 transition-transform group-hover:translate-x-1"
            aria-hidden="true"
          />
        </span>
      </span>
    </a>
  );
}
