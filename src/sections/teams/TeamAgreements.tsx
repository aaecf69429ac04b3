import type { ContentPage } from "#load/page-context";

/** Wishes of a team, each with an agreement that others can observe. */
export function TeamAgreements({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.agreements;
  const { columns, rows } = content;
  return (
    <table className="mt-5 block w-full border-line border-b text-left sm:table">
      <caption className="sr-only">{content.title}</caption>
      <thead className="sr-only sm:not-sr-only">
        <tr>
          <th scope="col" className="w-2/5 pb-3 font-normal text-small text-soft">
            {columns.wish}
          </th>
          <th scope="col" className="pb-3 font-normal text-small text-soft">
            {columns.agreement}
          </th>
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {rows.map(({ wish, agreement }) => (
          <tr key={wish} className="block border-line border-t py-3 align-top sm:table-row">
            <th scope="row" className="block font-normal text-soft sm:table-cell sm:py-3.5 sm:pr-8">
              {wish}
            </th>
            <td className="block pt-1 font-semibold sm:table-cell sm:py-3.5">{agreement}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
