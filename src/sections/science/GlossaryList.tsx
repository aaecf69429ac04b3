import type { PageContext } from "#load/page-context.ts";
import type { Glossary } from "#load/schema/glossary.ts";

/** The glossary in the alphabetical order of the language. Each term has an id to link to. */
export function GlossaryList({ page, glossary }: { page: PageContext; glossary: Glossary }) {
  const { locale } = page;
  const terms = Object.entries(glossary).sort(([, a], [, b]) =>
    a.term.localeCompare(b.term, locale),
  );
  return (
    <dl className="mt-8 border-line border-b">
      {terms.map(([id, { term, definition }]) => (
        <div
          key={id}
          id={`term-${id}`}
          tabIndex={-1}
          className="landing grid gap-x-8 gap-y-1 border-line border-t py-4 md:grid-cols-3"
        >
          <dt className="font-semibold">{term}</dt>
          <dd className="max-w-prose text-soft md:col-span-2">{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
