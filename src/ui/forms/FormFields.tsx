import type { ReactNode } from "react";
import type { FieldControl } from "#contract/field-rules.ts";
import {
  Checkbox,
  type FormGroupProps,
  Select,
  type SelectGroup,
  TextArea,
  TextField,
} from "./Field.tsx";

interface Labeled extends Pick<FieldControl, "autoComplete" | "width"> {
  name: string;
  label: string;
  hint?: string;
  /** Shown beside the label of an optional field. */
  optional?: string;
  required?: boolean;
}

interface FieldLink {
  label: string;
  href: string;
}

/** A field of a form, or text between fields. */
export type FormField =
  | (Labeled & { type: "text" | "email" | "tel" })
  | (Labeled & Pick<FieldControl, "rows"> & { type: "textarea" })
  | (Labeled & { type: "select"; choose: string; groups: SelectGroup[] })
  | (Labeled & { type: "checkbox"; link?: FieldLink })
  | {
      type: "checkboxes";
      legend: string;
      boxes: { name: string; label: string }[];
      /** Whether the group is not shown, since its answer is known. */
      isHidden?: boolean;
    }
  | { type: "note"; text: string; link?: FieldLink; isHidden?: boolean }
  /** The path of the page, sent in a hidden field. */
  | { type: "page"; name: string; value: string };

/**
 * The fields of a form, in order. They are uncontrolled, so that rendering never overwrites what was
 * typed.
 */
export function FormFields({
  form,
  fields,
  getError,
  getNote,
  isBusy = false,
  errorIdAttribute,
}: {
  /** The form's name, with which the ids of its controls start. */
  form: string;
  fields: FormField[];
  getError: (name: string) => ReactNode;
  /** The note below a text field. */
  getNote?: (name: string) => ReactNode;
  /** True while the form is sent: its controls can be focused and read, but not changed. */
  isBusy?: boolean;
  /** Given in a page that the server fills in: `getError` then returns every possible message. */
  errorIdAttribute?: string;
}) {
  const createFormGroup = (field: Labeled) => ({
    id: getFieldId(form, field.name),
    name: field.name,
    label: field.label,
    hint: field.hint,
    optional: field.optional,
    errorIdAttribute,
    isBusy,
  });
  const visibleFields = fields.filter((field) => field.type !== "page");
  return (
    <div className="-mt-4 grid gap-x-5 sm:-mt-5 sm:grid-cols-2">
      {visibleFields.map((field) => (
        <div
          hidden={"isHidden" in field && field.isHidden}
          key={"name" in field ? field.name : "legend" in field ? field.legend : field.type}
          // Labels and controls side by side are aligned, even if only one field has a hint.
          className={
            "width" in field && field.width
              ? "mt-4 min-w-0 sm:row-span-3 sm:mt-5 sm:grid sm:grid-cols-1 sm:grid-rows-subgrid"
              : "mt-4 min-w-0 sm:col-span-2 sm:mt-5"
          }
        >
          {field.type === "checkboxes" && (
            <fieldset>
              <legend className="font-semibold">{field.legend}</legend>
              <div className="mt-1.5 grid grid-cols-boxes gap-x-5 gap-y-1">
                {field.boxes.map((box) => (
                  <Checkbox key={box.name} formGroup={createFormGroup(box)} />
                ))}
              </div>
            </fieldset>
          )}
          {field.type === "note" && (
            <p className="text-note text-soft">
              <span>{`${field.text} `}</span>
              <NoteLink link={field.link} />
            </p>
          )}
          {"name" in field && (
            <Control
              field={field}
              formGroup={{
                ...createFormGroup(field),
                error: getError(field.name),
                note: getNote?.(field.name),
              }}
            />
          )}
        </div>
      ))}
      {fields.map(
        (field) =>
          field.type === "page" && (
            <input
              key={field.name}
              type="hidden"
              id={getFieldId(form, field.name)}
              name={field.name}
              value={field.value}
            />
          ),
      )}
    </div>
  );
}

/** The id of a field's control, to which the error summary links. */
export function getFieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

function Control({
  field,
  formGroup,
}: {
  field: Extract<FormField, Labeled>;
  formGroup: FormGroupProps;
}) {
  const { autoComplete } = field;
  // Firefox calls an empty control with the native attribute invalid before it is touched.
  const required = { "aria-required": field.required };
  switch (field.type) {
    case "textarea":
      return <TextArea formGroup={formGroup} rows={field.rows} {...required} />;
    case "select":
      return (
        <Select
          formGroup={formGroup}
          choose={field.choose}
          groups={field.groups}
          autoComplete={autoComplete}
          {...required}
        />
      );
    case "checkbox":
      return (
        <>
          <Checkbox formGroup={formGroup} {...required} />
          <NoteLink link={field.link} className="ml-8.5 text-small" />
        </>
      );
    default:
      return (
        <TextField
          formGroup={formGroup}
          type={field.type}
          autoComplete={autoComplete}
          {...required}
        />
      );
  }
}

function NoteLink({ link, className = "" }: { link?: FieldLink; className?: string }) {
  if (!link) return null;
  return (
    <a href={link.href} className={`${className} underline`}>
      {link.label}
    </a>
  );
}
