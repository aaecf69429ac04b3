import type { ContentPage } from "#load/page-context.ts";

/** Wishes of a team, each with an agreement that others can observe. */
export function TeamAgreements({ page }: { page: ContentPage<"teams"> }) {
  const content = page.content.agreements;
  const { columns, rows } = content;
  return (
    <table className="mt-5 w-full border-line border-b text-left max-sm:stacked">
      <caption className="sr-only">{content.title}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-2/5 pb-3 font-normal text-small text-soft">
            {columns.wish}
          </th>
          <th scope="col" className="pb-3 font-normal text-small text-soft">
            {columns.agreement}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ wish, agreement }) => (
          <tr key={wish} className="border-line border-t align-top max-sm:py-3">
            <th scope="row" className="font-normal text-soft sm:py-3.5 sm:pr-8">
              {wish}
            </th>
            <td className="font-semibold max-sm:pt-1 sm:py-3.5">{agreement}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
