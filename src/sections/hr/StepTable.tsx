import Check from "lucide-react/icons/check";
import type { HrContent } from "#load/schema/hr.ts";

/** Roles in the process. */
const participants = ["hr", "participant", "colleagues", "facilitator"] as const;

/** The roles that take part in each step, in the order of the steps. */
const workInSteps: (typeof participants)[number][][] = [
  ["hr"],
  ["hr"],
  ["hr"],
  ["participant"],
  ["participant", "colleagues"],
  ["participant", "facilitator"],
  ["participant"],
  ["hr"],
];

/** A table of the steps, with ticks for the roles that take part in each. */
export function StepTable({ content }: { content: HrContent["steps"] }) {
  const { columns, rows } = content;
  return (
    <>
      <table className="w-full border-line border-b text-left max-md:stacked">
        <caption className="sr-only">{content.caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="pb-3 font-normal text-small text-soft">
              {columns.step}
            </th>
            {participants.map((person) => (
              <th
                key={person}
                scope="col"
                className="w-1/7 pb-3 text-center wrap-anywhere hyphens-auto font-normal text-small text-soft"
              >
                {columns[person]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((title, index) => (
            <tr key={title} className="border-line border-t max-md:py-2.5">
              <th scope="row" className="font-semibold md:py-3">
                <span className="flex gap-3.5">
                  <span className="text-spruce tabular" aria-hidden="true">
                    {index + 1}{" "}
                  </span>
                  <span className="min-w-0">{title}</span>
                </span>
              </th>
              {participants.map((person) => (
                <td
                  key={person}
                  className={`text-center max-md:mt-1.5 max-md:mr-5 ${workInSteps[index]?.includes(person) ? "max-md:inline-flex" : "max-md:hidden"}`}
                >
                  {workInSteps[index]?.includes(person) && (
                    <span className="inline-flex items-center gap-2 md:flex md:justify-center">
                      <Check className="size-5 text-spruce md:size-5.5" aria-hidden="true" />
                      <span className="text-small text-soft md:sr-only">
                        {columns[person]}
                        <span className="sr-only"> {content.takesPart}</span>
                      </span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-prose text-soft">{content.note}</p>
    </>
  );
}
