import type { ReactNode } from "react";
import { formOnlyFields } from "#contract/form-post";
import type { ProspectField } from "#contract/prospect";
import { Checkbox, type FieldFrame, TextArea, TextField } from "#ui/Field.tsx";
import type { ProspectWords } from "./prospect-words.ts";

/** The fields of the prospect form. They keep their own values, so that nothing typed is ever lost. */
export function ProspectFields({
  words,
  errorOf,
  template = false,
}: {
  words: ProspectWords;
  errorOf: (field: ProspectField) => ReactNode;
  template?: boolean;
}) {
  const frame = (
    name: keyof ProspectWords["labels"],
    more: Partial<FieldFrame> = {},
  ): FieldFrame => ({
    id: fieldId(name),
    name,
    label: words.labels[name],
    error: errorOf(name),
    template,
    ...more,
  });
  const box = (name: string, label: string, error?: ReactNode): FieldFrame => ({
    id: fieldId(name),
    name,
    label,
    error,
    template,
  });
  const { interest, optional } = words;
  return (
    <div className="grid gap-5">
      <input type="hidden" name={formOnlyFields.language} value={words.locale} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField frame={frame("senderName")} autoComplete="name" required />
        <TextField frame={frame("companyName")} autoComplete="organization" required />
        <TextField frame={frame("email")} type="email" autoComplete="email" required />
        <TextField frame={frame("phoneNumber", { optional })} type="tel" autoComplete="tel" />
      </div>
      <fieldset>
        <legend className="font-semibold">{interest.legend}</legend>
        <div className="mt-1.5 grid gap-x-5 gap-y-1 sm:grid-cols-2">
          <Checkbox frame={box("hasFacilitatorUsageInterest", interest.facilitator)} />
          {interest.organization && (
            <Checkbox frame={box(formOnlyFields.organizationInterest, interest.organization)} />
          )}
          <Checkbox frame={box("hasTeamUsageInterest", interest.team)} />
          <Checkbox frame={box("hasPersonalUsageInterest", interest.personal)} />
        </div>
      </fieldset>
      <TextArea frame={frame("messageBody", { optional, hint: words.messageHint })} rows={5} />
      <div>
        <Checkbox
          frame={box(
            "hasApprovedPrivacyPolicy",
            words.privacy.label,
            errorOf("hasApprovedPrivacyPolicy"),
          )}
          required
        />
        {words.privacy.href && (
          <a href={words.privacy.href} className="ml-8.5 text-small underline">
            {words.privacy.link}
          </a>
        )}
      </div>
    </div>
  );
}

/** The id of a field's control: where the error summary's links lead. */
export function fieldId(name: string): string {
  return `prospect-${name}`;
}
