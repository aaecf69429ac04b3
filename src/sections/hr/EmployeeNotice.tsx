import type { ContentPage } from "#load/page-context";
import { HrPart } from "./HrPart.tsx";
import { Invitation } from "./Invitation.tsx";

/** A text for employees, selected as a whole by a click, beside what respondents receive. */
export function EmployeeNotice({
  page,
  paragraphs,
}: {
  page: ContentPage<"hr">;
  paragraphs: string[];
}) {
  return (
    <HrPart id="notice" content={page.content.notice} tone="mist" below>
      <div className="grid items-start gap-x-16 gap-y-9 lg:grid-cols-12">
        <div className="grid gap-4 rounded-card border border-line bg-card p-5 select-all sm:p-8 lg:col-span-8">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div data-screen-only className="lg:col-span-4">
          <Invitation page={page} />
        </div>
      </div>
    </HrPart>
  );
}
