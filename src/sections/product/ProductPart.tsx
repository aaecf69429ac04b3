import type { ReactNode } from "react";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/**
 * A part of the product beside its demo, which holds an island and is therefore passed in. On paper
 * all slides are shown, at full width.
 */
export function ProductPart({
  id,
  content,
  link,
  children,
}: {
  id: string;
  /** `portal` says where to find the part on the account platform. */
  content: { title: string; text: string; points: string[]; portal?: string };
  link?: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      data-fallback
      aria-labelledby={`${id}-title`}
      className="grid items-center gap-x-16 gap-y-6 print:flex print:flex-col print:items-stretch lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <div>
          <Intro
            id={`${id}-title`}
            content={{ title: content.title, lead: content.text }}
            spacing="mt-3 mb-4"
          />
        </div>
        <div>
          <PointList points={content.points} />
          {content.portal && <p className="mt-5 max-w-prose text-soft">{content.portal}</p>}
          {link && (
            <p className="mt-5">
              <ArrowLink href={link.href}>{link.label}</ArrowLink>
            </p>
          )}
        </div>
      </div>
      <div className="min-w-0 lg:col-span-7">{children}</div>
    </section>
  );
}
