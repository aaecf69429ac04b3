import { useEffect } from "react";
import { fill } from "#locale/fill";
import { fieldId } from "#ui/forms/FormFields.tsx";
import { askedFacilitator } from "../finder/ask-facilitator.ts";
import { FormFrame } from "./FormFrame.tsx";
import type { FormProps } from "./form-props.ts";

/** The form by which a prospect writes to us. Its message may begin with a facilitator's {name}. */
export function ProspectForm({
  aboutFacilitator,
  ...props
}: FormProps & { aboutFacilitator: string }) {
  useEffect(() => {
    const name = askedFacilitator(new URL(location.href));
    const message = document.getElementById(fieldId("prospect", "messageBody"));
    // What a visitor has written before this script arrived stays.
    if (!name || !(message instanceof HTMLTextAreaElement) || message.value) return;
    message.value = `${fill(aboutFacilitator, { name })}\n\n`;
  }, [aboutFacilitator]);
  return <FormFrame {...props} />;
}
