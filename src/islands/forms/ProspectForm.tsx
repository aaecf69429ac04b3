import { useEffect, useState } from "react";
import { fill } from "#locale/fill";
import { fieldId } from "#ui/forms/FormFields.tsx";
import { askedFacilitator } from "../finder/ask-facilitator.ts";
import { FormFrame } from "./FormFrame.tsx";
import type { FormProps } from "./form-props.ts";
import { statedInterest, statedPage, type TalkInterest } from "./talk-address.ts";

/** The boxes of an interest, the first that the form has. Only the English form has one for organisations. */
const boxes: Record<TalkInterest, string[]> = {
  organization: ["hasOrganizationUsageInterest", "hasTeamUsageInterest"],
  team: ["hasTeamUsageInterest"],
  personal: ["hasPersonalUsageInterest"],
};

/**
 * The form by which a prospect writes to us. Its message may begin with a facilitator's {name}, and the
 * interest with which a link led here is ticked: that of the address, or `linked` for links of the same
 * page to the place `#contact`. The page on which the link of another page stood is sent along.
 */
export function ProspectForm({
  aboutFacilitator,
  linked,
  ...props
}: FormProps & { aboutFacilitator: string; linked?: TalkInterest }) {
  const [page, setPage] = useState<string>();

  useEffect(() => setPage(statedPage(new URL(location.href))), []);

  useEffect(() => {
    const name = askedFacilitator(new URL(location.href));
    const message = document.getElementById(fieldId("prospect", "messageBody"));
    // What a visitor has written before this script arrived stays.
    if (!name || !(message instanceof HTMLTextAreaElement) || message.value) return;
    message.value = `${fill(aboutFacilitator, { name })}\n\n`;
  }, [aboutFacilitator]);

  useEffect(() => {
    const tickInterest = () => {
      const interest =
        statedInterest(new URL(location.href)) ??
        (location.hash === "#contact" ? linked : undefined);
      if (interest) tick(boxes[interest]);
    };
    tickInterest();
    addEventListener("hashchange", tickInterest);
    return () => removeEventListener("hashchange", tickInterest);
  }, [linked]);

  const fields = props.fields.map((field) =>
    field.kind === "page" && page ? { ...field, value: page } : field,
  );
  return <FormFrame {...props} fields={fields} />;
}

/** Ticks the first of some boxes that is there, unless the visitor has chosen an interest. */
function tick(names: string[]): void {
  const all = Object.values(boxes).flat();
  const [first] = boxesOf(names);
  if (first && !boxesOf(all).some((box) => box.checked)) first.checked = true;
}

function boxesOf(names: string[]): HTMLInputElement[] {
  return names.flatMap((name) => {
    const box = document.getElementById(fieldId("prospect", name));
    return box instanceof HTMLInputElement ? [box] : [];
  });
}
