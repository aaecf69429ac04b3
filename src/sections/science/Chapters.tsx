import type { ReactNode } from "react";
import { Section } from "#ui/layout/Section.tsx";

/** The layout of the chapters: their list, which is an island, and the panels that it shows. */
export function Chapters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Section label={label} spacing="pb-section">
      <div className="grid gap-x-14 gap-y-12 border-line border-t pt-10 lg:grid-cols-chapters lg:pt-14">
        {children}
      </div>
    </Section>
  );
}
