import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";

/** A small select for options that are clear without a visible label; `label` is visually hidden. */
export function CompactSelect({
  label,
  options,
  ...props
}: {
  label: string;
  options: [value: string | number, label: string][];
} & ComponentProps<"select">) {
  return (
    <label className="relative inline-block">
      <span className="sr-only">{label}</span>
      <select
        className="w-full appearance-none rounded-pill border-2 border-line bg-card py-1 pr-9 pl-3.5 font-semibold text-ink text-small hover:border-edge aria-disabled:text-soft touch:min-h-11 touch:text-note"
        {...props}
      >
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4.5 text-soft"
      />
    </label>
  );
}
