import { Plus } from "lucide-react";
import type { ReactNode } from "react";

/** A question and its answer, native. Of those that share a `group`, one is open at a time. */
export function Disclosure({
  id,
  title,
  level,
  group,
  open = false,
  children,
}: {
  /** A link to it opens it. */
  id?: string | undefined;
  title: string;
  /** Of the heading within the summary, by which screen readers list the questions. */
  level: 2 | 3;
  group: string;
  open?: boolean;
  children: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <details name={group} open={open} className="disclosure group border-line border-t">
      <summary className="flex cursor-pointer items-start justify-between gap-6 py-5">
        <Heading className="font-bold text-subtitle tracking-subtitle">{title}</Heading>
        <Plus
          className="mt-1 size-5 shrink-0 transition-transform duration-300 group-open:rotate-45"
          aria-hidden="true"
        />
      </summary>
      <div id={id} className="max-w-prose pb-7">
        {children}
      </div>
    </details>
  );
}
