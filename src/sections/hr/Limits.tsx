import type { HrContent } from "#load/schema/hr.ts";
import { Headline } from "#ui/text/Headline.tsx";

/** Uses that are not permitted, and why. */
export function Limits({ items }: { items: HrContent["limits"]["items"] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {items.map(({ title, text }) => (
        <li key={title} className="border-line border-t py-4">
          <Headline level={3}>{title}</Headline>
          <p className="mt-1 max-w-prose text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
