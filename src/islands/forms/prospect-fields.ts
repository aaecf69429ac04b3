import { formOnlyFields } from "#contract/form-post";
import type { FormField } from "#ui/forms/FormFields.tsx";
import type { ProspectWords } from "./prospect-words.ts";
import { privacyBox, senderFields } from "./sender-fields.ts";

/** The fields of the prospect form. */
export function prospectFields(words: ProspectWords): FormField[] {
  const { labels, optional, interest } = words;
  return [
    ...senderFields(labels, optional),
    {
      kind: "checkboxes",
      legend: interest.legend,
      boxes: [
        { name: "hasFacilitatorUsageInterest", label: interest.facilitator },
        ...(interest.organization
          ? [{ name: formOnlyFields.organizationInterest, label: interest.organization }]
          : []),
        { name: "hasTeamUsageInterest", label: interest.team },
        { name: "hasPersonalUsageInterest", label: interest.personal },
      ],
    },
    {
      kind: "area",
      name: "messageBody",
      label: labels.messageBody,
      optional,
      hint: words.messageHint,
      rows: 5,
    },
    privacyBox(words.privacy),
  ];
}
