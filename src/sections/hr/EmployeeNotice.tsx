import Copy from "lucide-react/icons/copy";
import type { ContentPage } from "#load/page-context.ts";
import { Button } from "#ui/controls/Button.tsx";
import { Card } from "#ui/layout/Card.tsx";
import { HrPart } from "./HrPart.tsx";
import { Invitation } from "./Invitation.tsx";

/**
 * A text for employees beside the invitation that respondents receive. Its button copies it (by the page's script),
 * and a click selects all of it.
 */
export function EmployeeNotice({
  page,
  paragraphs,
}: {
  page: ContentPage<"hr">;
  paragraphs: string[];
}) {
  const { notice } = page.content;
  return (
    <HrPart id="notice" content={notice} tone="mist" isStacked>
      <div className="grid items-start gap-x-16 gap-y-9 wrap-anywhere lg:grid-cols-12">
        <Card className="p-5 sm:p-8 lg:col-span-8">
          <div id="notice-text" className="grid gap-4 select-all">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div
            data-screen-only
            className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 no-script:hidden"
          >
            <Button id="copy" variant="secondary">
              <Copy className="size-4.5 shrink-0" aria-hidden="true" />
              {notice.copy}
            </Button>
            <p
              id="copy-status"
              role="status"
              data-copied={notice.copied}
              data-manual={notice.manual}
              className="text-note text-soft"
            />
          </div>
        </Card>
        <div data-screen-only className="lg:col-span-4">
          <Invitation page={page} />
        </div>
      </div>
    </HrPart>
  );
}
