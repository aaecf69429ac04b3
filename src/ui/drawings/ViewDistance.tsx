import { Dot, DottedLine, Ring } from "./Shapes.tsx";

/** The marks of both views with a dotted line between them. Decorative. */
export function ViewDistance() {
  return (
    <svg viewBox="0 0 220 60" className="block h-15 w-auto" aria-hidden="true">
      <DottedLine d="M54 30H166" strokeWidth="3" strokeDasharray="1 10" />
      <Ring cx="30" cy="30" r="20" strokeWidth="9" isClear />
      <Dot cx="192" cy="30" r="24" />
    </svg>
  );
}
