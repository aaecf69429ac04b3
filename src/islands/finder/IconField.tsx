import type { ComponentProps, ComponentType } from "react";

/** A single-line field with an icon and a placeholder; `label` itself is visually hidden. */
export function IconField({
  icon: Icon,
  label,
  ...props
}: { icon: ComponentType<ComponentProps<"svg">>; label: string } & ComponentProps<"input">) {
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <Icon
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-soft"
      />
      <input
        type="search"
        placeholder={label}
        className="block w-full rounded-field border-2 border-edge bg-card py-2.5 pr-2.5 pl-10 text-ink text-small placeholder:text-fine placeholder:text-soft touch:text-note lg:placeholder:text-small"
        {...props}
      />
    </label>
  );
}
