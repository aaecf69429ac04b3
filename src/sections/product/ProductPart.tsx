import type { ReactNode } from "react";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { Intro } from "#ui/text/Intro.tsx";
import { PointList } from "#ui/text/PointList.tsx";

/**
 * A part of the product beside its demo, which is an island and therefore passed in. `demoFirst` puts it
 * on the left on wide windows. With reduced motion all slides are shown, at full width.
 */
export function ProductPart({
  id,
  content,
  link,
  demoFirst = false,
  next,
  children,
}: {
  id: string;
  /** `portal` says where to find the part on the account platform. */
  content: { title: string; text: string; points: string[]; portal?: string };
  link?: { href: string; label: string };
  demoFirst?: boolean;
  next?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid items-center gap-x-16 gap-y-8 still:flex still:flex-col still:items-stretch lg:grid-cols-12"
    >
      <div className="still:grid still:gap-x-16 still:lg:grid-cols-2 lg:col-span-5">
        <div>
          <Intro
            id={`${id}-title`}
            content={{ title: content.title, lead: content.text }}
            spacing="mt-4 mb-6"
          />
        </div>
        <div className="still:self-end still:lg:mb-6">
          <PointList points={content.points} />
          {content.portal && <p className="mt-6 max-w-prose text-soft">{content.portal}</p>}
          {link && (
            <p className="mt-6">
              <ArrowLink href={link.href}>{link.label}</ArrowLink>
            </p>
          )}
          {next}
        </div>
      </div>
      <div className={`min-w-0 lg:col-span-7 ${demoFirst ? "lg:-order-1 still:order-none" : ""}`}>
        {children}
      </div>
    </section>
  );
}
