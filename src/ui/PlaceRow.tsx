import { Initials } from "./Initials.tsx";

/** Somebody at a place: drawn logo, name, address and, at the side, how far away. */
export function PlaceRow({
  name,
  address,
  side,
  tint,
}: {
  name: string;
  address: string;
  side?: string | undefined;
  /** See `Initials`. */
  tint: number;
}) {
  return (
    <span className="flex items-start gap-3.5">
      <Initials name={name} tint={tint} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 break-words font-bold">{name}</span>
          {side && <span className="shrink-0 font-semibold text-small">{side}</span>}
        </span>
        <span className="mt-0.5 block text-fine text-soft">{address}</span>
      </span>
    </span>
  );
}
