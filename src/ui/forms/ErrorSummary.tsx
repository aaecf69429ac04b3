import type { ReactNode, Ref } from "react";

/**
 * Lists what must be corrected before a form can be sent, with links to the fields. Focus it when it
 * appears.
 */
export function ErrorSummary({
  title,
  children,
  ref,
  level = 3,
  ...attributes
}: {
  title: string;
  /** List items. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  level?: 2 | 3;
  hidden?: boolean;
}) {
  const Heading = `h${level}` as const;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="mb-6 rounded-card border-2 border-alarm p-5 outline-offset-2"
      {...attributes}
    >
      <div role="alert">
        <Heading className="font-bold text-subtitle">{title}</Heading>
        <ul className="mt-2 grid gap-1.5 text-alarm">{children}</ul>
      </div>
    </div>
  );
}

/** A link of the summary to the field with this id. */
export function ErrorLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={`#${to}`} className="inline-block py-0.5 underline touch:py-2.5">
      {children}
    </a>
  );
}
