import type { ComponentProps } from "react";

export const buttonBaseClass =
  "inline-flex items-center justify-center gap-2 rounded-pill border-2 font-semibold no-underline text-center text-balance transition-colors active:translate-y-px disabled:cursor-not-allowed disabled:opacity-60 touch:min-h-11 print:plain-text";
const variants = {
  primary: "border-transparent bg-action text-on-action hover:bg-spruce hover:text-paper",
  secondary: "border-edge text-ink hover:border-ink hover:bg-mist",
};
export const buttonSizes = {
  compact: "min-h-9.5 px-3 py-1 text-small leading-tight sm:px-4",
  small: "px-4 py-1.5 text-small",
  medium: "px-5.5 py-3 text-body",
};

interface Variant {
  variant?: keyof typeof variants;
  size?: keyof typeof buttonSizes;
}

const classes = ({ variant = "primary", size = "medium" }: Variant, extra = "") =>
  `${buttonBaseClass} ${variants[variant]} ${buttonSizes[size]} ${extra}`;

/** A link that looks like a button, for islands, where texts have elements of their own. */
export function IslandButtonLink({
  variant,
  size,
  className,
  ...props
}: Variant & ComponentProps<"a">) {
  return <a className={classes({ variant, size }, className)} {...props} />;
}

/** A link that looks like a button. The space keeps it apart from the next word in text browsers. */
export function ButtonLink(props: ComponentProps<typeof IslandButtonLink>) {
  return (
    <>
      <IslandButtonLink {...props} />{" "}
    </>
  );
}

/** A button that does not submit a form unless `type` says so. */
export function Button({
  variant,
  size,
  className,
  type = "button",
  ...props
}: Variant & ComponentProps<"button">) {
  return <button type={type} className={classes({ variant, size }, className)} {...props} />;
}
