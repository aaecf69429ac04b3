import type { ReactNode } from "react";

/** One example of a component, in the gallery. */
export function Example({ name, example }: { name: string; example: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-fine text-soft">{name}</figcaption>
      {example}
    </figure>
  );
}
