import type { ReactNode } from "react";
import { Headline } from "./Headline.tsx";

/** Texts with a title each, in two columns where there is room. */
export function TitledTexts({ items }: { items: { title: string; text: ReactNode }[] }) {
  return (
    <ul className="mt-6 grid border-line border-b lg:grid-cols-2 lg:gap-x-16">
      {items.map(({ title, text }) => (
        <li key={title} className="border-line border-t py-3.5 sm:py-4 lg:last:odd:col-span-2">
          <Headline level={3}>{title}</Headline>
          <p className="mt-1 max-w-prose text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
