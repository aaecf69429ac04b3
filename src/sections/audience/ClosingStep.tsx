import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "#ui/controls/Button.tsx";
import type { LabeledLink } from "#ui/text/labeled-link.ts";

/** The next step of the closing band, beside its form, with proof beside the button. */
export function ClosingStep({
  text,
  action,
  variant = "inverse",
  children,
}: {
  text: string;
  action: LabeledLink;
  /** Secondary where the form beside it is the main step. */
  variant?: ComponentProps<typeof ButtonLink>["variant"];
  children: ReactNode;
}) {
  return (
    <>
      <p className="max-w-prose text-lead text-on-deep-soft">{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 lg:mt-6">
        <ButtonLink href={action.href} variant={variant}>
          {action.label}
        </ButtonLink>
        <div className="flex-1 basis-40">{children}</div>
      </div>
    </>
  );
}
