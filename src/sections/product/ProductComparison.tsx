import type { ProductContent } from "#load/schema/product.ts";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";

const columns = ["test", "survey", "product"] as const;

/** A table of how the product differs from what buyers know. In narrow windows, each row is an entry. */
export function ProductComparison({ content }: { content: ProductContent["comparison"] }) {
  return (
    <Section id="comparison" labelledBy="comparison-title" spacing="band-below">
      <Headline id="comparison-title" variant="heading">
        {content.title}
      </Headline>
      <table className="mt-6 w-full table-fixed border-line border-b text-left max-md:stacked">
        <caption className="sr-only">{content.title}</caption>
        <thead>
          <tr className="align-bottom text-small">
            <th scope="col" className="w-1/5 py-3 pr-6 font-normal text-soft">
              {content.columns.what}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-3 pr-6 font-semibold last:pr-0">
                {content.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.rows.map((row) => (
            <tr key={row.what} className="border-line border-t align-top max-md:py-3">
              <th scope="row" className="py-3 pr-6 font-semibold">
                {row.what}
              </th>
              {columns.map((column) => (
                <td
                  key={column}
                  data-column={content.columns[column]}
                  className={`hyphens-auto py-3 pr-6 last:pr-0 max-md:mt-1.5 ${column === "product" ? "" : "text-soft"}`}
                >
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
