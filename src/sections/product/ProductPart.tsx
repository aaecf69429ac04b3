import Minus from "lucide-react/icons/minus";
import type { ReactNode } from "react";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import type { LabeledLink } from "#ui/text/labeled-link.ts";
import { PointList } from "#ui/text/PointList.tsx";

/**
 * A part of the product beside its demo, which has an island and is therefore passed in. A link to its id opens it.
 * It stays open when another opens: closing would move what is below. On paper all parts and slides are shown, at
 * full width.
 */
export function ProductPart({
  id,
  content,
  summary,
  link,
  open = false,
  children,
}: {
  id: string;
  /** `portal` says where to find the part on the account platform. */
  content: { title: string; text: string; points: string[]; portal?: string };
  /** One line about the part, shown while it is closed. */
  summary: string;
  link?: LabeledLink;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="disclosure group border-line border-t last:border-b">
      <summary className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-5 lg:py-7">
        <Headline level={2} id={`${id}-title`} className="min-w-0 flex-1">
          {content.title}
        </Headline>
        <span className="text-soft group-open:hidden max-lg:order-last max-lg:basis-full lg:w-1/3">
          {summary}
        </span>
        <span className="relative shrink-0 text-spruce" aria-hidden="true">
          <Minus className="size-6" />
          <Minus className="absolute inset-0 size-6 rotate-90 transition-transform duration-300 group-open:rotate-0" />
        </span>
      </summary>
      <section
        id={id}
        data-fallback
        aria-labelledby={`${id}-title`}
        className="grid scroll-mt-36 gap-x-16 gap-y-6 pb-8 print:flex print:flex-col print:items-stretch lg:scroll-mt-32 lg:grid-cols-12 lg:pb-12"
      >
        <div className="lg:col-span-5">
          <Lead>{content.text}</Lead>
          <PointList points={content.points} className="mt-4" />
          {content.portal && <p className="mt-5 max-w-prose text-soft">{content.portal}</p>}
          {link && (
            <p className="mt-5">
              <ArrowLink href={link.href}>{link.label}</ArrowLink>
            </p>
          )}
        </div>
        <div className="min-w-0 lg:col-span-7">{children}</div>
      </section>
    </details>
  );
}
