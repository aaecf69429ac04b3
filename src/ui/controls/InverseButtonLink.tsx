import type { ComponentProps } from "react";
import { buttonBaseClass, buttonSizes } from "./Button.tsx";

const primaryClass =
  "border-transparent bg-on-deep text-deep hover:bg-on-deep-soft dark:bg-action dark:text-on-action dark:hover:bg-spruce dark:hover:text-paper";
const secondaryClass = "border-on-deep-soft text-on-deep hover:border-on-deep hover:bg-on-deep/10";

interface Props extends ComponentProps<"a"> {
  isSecondary?: boolean;
}

/** A link that looks like a button, on a deep background. Apart from Button, whose styles are in every island. */
export function InverseButtonLink({ isSecondary, className = "", ...props }: Props) {
  const variantClass = isSecondary ? secondaryClass : primaryClass;
  return (
    <>
      <a
        className={`${buttonBaseClass} ${variantClass} ${buttonSizes.medium} ${className}`}
        {...props}
      />{" "}
    </>
  );
}
