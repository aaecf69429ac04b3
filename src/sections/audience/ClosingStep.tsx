import type { ReactNode } from "react";
import { InverseButtonLink } from "#ui/controls/InverseButtonLink.tsx";
import type { LabeledLink } from "#ui/text/labeled-link.ts";

/** The next step of the closing band, beside its form, with proof beside the button. */
export function ClosingStep({
  text,
  action,
  isActionSecondary = false,
  children,
}: {
  text: string;
  action: LabeledLink;
  /** Where the form beside it is the main step. */
  isActionSecondary?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <>
      <p className="max-w-prose text-lead text-on-deep-soft">{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 lg:mt-6">
        <InverseButtonLink href={action.href} isSecondary={isActionSecondary}>
          {action.label}
        </InverseButtonLink>
        <div className="flex-1 basis-40">{children}</div>
      </div>
    </>
  );
}
