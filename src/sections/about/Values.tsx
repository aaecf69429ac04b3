import Handshake from "lucide-react/icons/handshake";
import ShieldCheck from "lucide-react/icons/shield-check";
import Sprout from "lucide-react/icons/sprout";
import type { ContentPage } from "#load/page-context.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";

const icons = { growing: Sprout, kept: ShieldCheck, meeting: Handshake };

/** Our values: what we believe, and what we do about it. */
export function Values({ page }: { page: ContentPage<"about"> }) {
  const content = page.content.values;
  return (
    <Section labelledBy="values-title">
      <Headline id="values-title" className="mb-6 lg:mb-10">
        {content.title}
      </Headline>
      <ul className="border-line border-b">
        {content.items.map((item) => (
          <li
            key={item.title}
            className="grid items-center gap-x-10 gap-y-2.5 border-line border-t py-5 lg:py-8 md:grid-cols-5"
          >
            <div className="flex items-center gap-4 md:col-span-2">
              {item.drawing && <Icon drawing={item.drawing} />}
              <h3 className="font-bold text-subtitle tracking-subtitle">{item.title}</h3>
            </div>
            <div className="md:col-span-3">
              <p className="font-semibold text-lead">{item.belief}</p>
              <p className="mt-1 max-w-prose lg:mt-2 text-soft">{item.consequence}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Icon({ drawing }: { drawing: keyof typeof icons }) {
  const Drawn = icons[drawing];
  return <Drawn className="size-9 shrink-0 text-spruce" strokeWidth={1.5} aria-hidden="true" />;
}
