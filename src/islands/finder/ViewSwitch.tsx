import type { LucideIcon } from "lucide-react";

/** Toggle buttons that switch between views of the same content. */
export function ViewSwitch<Id extends string>({
  label,
  views,
  value,
  onChange,
}: {
  label: string;
  views: { id: Id; label: string; icon: LucideIcon }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  return (
    <fieldset className="flex gap-1 rounded-pill border border-line bg-mist p-1">
      <legend className="sr-only">{label}</legend>
      {views.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          onClick={() => onChange(id)}
          className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-pill border-2 border-transparent font-semibold text-small text-soft transition-colors aria-pressed:border-edge aria-pressed:bg-card aria-pressed:text-ink"
        >
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
