import { DottedLine } from "#ui/drawings/Shapes.tsx";

/** A ring and an empty dashed circle with a winding dotted line between them, for the page of unknown URLs. */
export function NotFoundIllustration({ description }: { description: string }) {
  return (
    <svg viewBox="0 0 400 240" role="img" aria-label={description} className="block h-auto w-full">
      <path d="M200 20V220M20 120H380" className="stroke-line" strokeWidth="2" />
      <DottedLine
        d="M112 158C160 120 190 190 240 130S320 60 352 84"
        className="fill-none stroke-ink"
        strokeWidth="3"
        strokeDasharray="3 11"
      />
      <circle
        cx="352"
        cy="84"
        r="22"
        className="fill-none stroke-producer-edge"
        strokeWidth="3"
        strokeDasharray="4 9"
      />
      <circle cx="96" cy="166" r="22" className="fill-paper stroke-ink" strokeWidth="9" />
    </svg>
  );
}
