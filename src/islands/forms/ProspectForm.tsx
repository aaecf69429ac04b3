import { type ComponentProps, useEffect, useState } from "react";
import {
  type ContactInterest,
  parseFacilitator,
  parseInterest,
  parseLinkingPage,
} from "#contract/contact-url.ts";
import { interpolate } from "#locale/interpolate.ts";
import { getFieldId } from "#ui/forms/FormFields.tsx";
import type { ConfirmationTexts } from "./FormConfirmation.tsx";
import { FormFrame } from "./FormFrame.tsx";

/** The checkboxes of an interest, by preference: only the English form has one for organisations. */
const boxes: Record<ContactInterest, string[]> = {
  organization: ["hasOrganizationUsageInterest", "hasTeamUsageInterest"],
  team: ["hasTeamUsageInterest"],
  personal: ["hasPersonalUsageInterest"],
};

/**
 * The form for prospects. If the URL names a facilitator, a line above the fields and the start of the message do,
 * too, no interest is asked for, no call is promised, and hint and confirmation differ. Otherwise it ticks
 * the interest in the URL or, once a link on the same page has led to `#contact`, the one in `linked`. It sends the
 * path of the page that linked to it.
 */
export function ProspectForm({
  forFacilitator,
  aboutFacilitator,
  hintForFacilitator,
  submitForFacilitator,
  afterFacilitator,
  linked,
  ...props
}: ComponentProps<typeof FormFrame> & {
  forFacilitator: string;
  aboutFacilitator: string;
  hintForFacilitator: string;
  submitForFacilitator: string;
  /** The pages suggested after a message about a facilitator. */
  afterFacilitator?: ConfirmationTexts["nextSteps"];
  linked?: ContactInterest;
}) {
  const [page, setPage] = useState<string>();
  const [facilitator, setFacilitator] = useState<string>();

  useEffect(() => setPage(parseLinkingPage(new URL(location.href))), []);

  useEffect(() => {
    const name = parseFacilitator(new URL(location.href));
    setFacilitator(name);
    beginMessage(aboutFacilitator, name);
  }, [aboutFacilitator]);

  useEffect(() => {
    // Links to fields with errors change the fragment, too: what a visitor has unticked stays unticked.
    const tickLinked = () => {
      if (linked && location.hash === "#contact") tick(boxes[linked]);
    };
    const stated = parseInterest(new URL(location.href));
    if (stated) tick(boxes[stated]);
    tickLinked();
    addEventListener("hashchange", tickLinked);
    return () => removeEventListener("hashchange", tickLinked);
  }, [linked]);

  const fields = props.fields.map((field) => {
    if (field.type === "page" && page) return { ...field, value: page };
    // Removed, they would count as a failure of the island.
    if (facilitator && (field.type === "checkboxes" || field.type === "note"))
      return { ...field, isHidden: true };
    if (facilitator && field.type === "textarea") return { ...field, hint: hintForFacilitator };
    return field;
  });
  const { confirmation } = props;
  return (
    <>
      {facilitator && (
        // The contact page shows another heading beside it: src/sections/contact/ContactForms.astro.
        <p
          data-for-facilitator
          className="mb-6 wrap-anywhere rounded-field bg-mist px-4 py-3 font-semibold"
        >
          {interpolate(forFacilitator, { name: facilitator })}
        </p>
      )}
      <FormFrame
        {...props}
        fields={fields}
        onStartOver={() => beginMessage(aboutFacilitator, facilitator)}
        {...(facilitator && { texts: { ...props.texts, submit: submitForFacilitator } })}
        {...(facilitator &&
          confirmation &&
          afterFacilitator && { confirmation: { ...confirmation, nextSteps: afterFacilitator } })}
      />
    </>
  );
}

/** Names the facilitator in the message, unless the visitor has typed one before hydration. */
function beginMessage(aboutFacilitator: string, name: string | undefined): void {
  const message = document.getElementById(getFieldId("prospect", "messageBody"));
  if (!name || !(message instanceof HTMLTextAreaElement) || message.value) return;
  message.value = `${interpolate(aboutFacilitator, { name })}\n\n`;
}

/** Ticks the first existing box, unless the visitor has ticked one. */
function tick(names: string[]): void {
  const [first] = findCheckboxes(names);
  const allNames = Object.values(boxes).flat();
  if (first && !findCheckboxes(allNames).some((box) => box.checked)) first.checked = true;
}

function findCheckboxes(names: string[]): HTMLInputElement[] {
  return names.flatMap((name) => {
    const box = document.getElementById(getFieldId("prospect", name));
    return box instanceof HTMLInputElement ? [box] : [];
  });
}
