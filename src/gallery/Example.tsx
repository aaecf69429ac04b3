import type { ReactNode } from "react";

export function Example({ name, example }: { name: string; example: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 text-fine text-soft">{name}</figcaption>
      {example}
    </figure>
  );
}
