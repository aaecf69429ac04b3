import type { ReactNode } from "react";
import { Initials } from "./Initials.tsx";

/** A name at a place: initials, address, distance, and actions below. */
export function PlaceRow({
  name,
  address,
  side,
  tint,
  children,
}: {
  name: string;
  address: string;
  side?: string | undefined;
  /** See `Initials`. */
  tint: number;
  children?: ReactNode;
}) {
  return (
    <>
      <div className="flex items-start gap-3.5">
        <Initials name={name} tint={tint} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline justify-between gap-3">
            <p className="min-w-0 wrap-anywhere font-bold">{name}</p>
            {side && <p className="shrink-0 font-semibold text-small">{side}</p>}
          </div>
          <p className="mt-0.5 wrap-anywhere text-fine text-soft">{address}</p>
        </div>
      </div>
      {children && (
        // Aligned with the name where there is room.
        <div className="mt-1.5 flex flex-wrap gap-x-4.5 gap-y-1 sm:pl-14.5 md:pl-0 lg:pl-14.5">
          {children}
        </div>
      )}
    </>
  );
}
