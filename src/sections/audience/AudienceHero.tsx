import type { ReactNode } from "react";
import { PageHero } from "#ui/layout/PageHero.tsx";

interface Words {
  category: string;
  title: string;
  lead: string;
  secondary: string;
  note: string;
}

/** The first section of a page for an audience. */
export function AudienceHero({
  content,
  picture,
  primary,
  secondaryHref,
  children,
}: {
  content: Words;
  picture: "beside" | "below";
  primary: { href: string; label: string };
  secondaryHref: string;
  children: ReactNode;
}) {
  const actions = [primary, { href: secondaryHref, label: content.secondary }];
  return (
    <PageHero
      category={content.category}
      title={content.title}
      lead={content.lead}
      actions={actions}
      note={content.note}
      picture={picture}
    >
      {children}
    </PageHero>
  );
}
