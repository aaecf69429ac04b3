import { MeetingMarks } from "#ui/drawings/MeetingMarks.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import type { LabeledLink } from "#ui/text/labeled-link.ts";

/** The texts of a confirmation: who answers and when, and suggested pages. */
export interface ConfirmationTexts {
  answer: string;
  /** A link to book a time to talk. */
  booking?: LabeledLink | undefined;
  meanwhile: string;
  nextSteps: LabeledLink[];
}

/** Shown beside a form's confirmation. In a grid the drawing comes first. */
export function FormConfirmation({ answer, booking, meanwhile, nextSteps }: ConfirmationTexts) {
  return (
    <>
      <MeetingMarks className="-order-1 h-18" />
      <p className="max-w-prose">{answer}</p>
      {booking && (
        <p>
          <ArrowLink href={booking.href}>{booking.label}</ArrowLink>
        </p>
      )}
      <div>
        <p className="font-semibold">{meanwhile}</p>
        <ul className="mt-2 grid gap-2">
          {nextSteps.map(({ href, label }) => (
            <li key={href}>
              <ArrowLink href={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
