import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps, ReactNode } from "react";

/** The id, name, label, hint and error of a control. */
export interface FormGroupProps {
  id: string;
  name: string;
  label: string;
  hint?: string;
  /** Shown beside the label of an optional field. */
  optional?: string;
  /** The error message, if the field is invalid. */
  error?: ReactNode;
  /**
   * In a page that the server fills in, the attribute for the id of the error, which then holds every possible
   * message.
   */
  errorIdAttribute?: string;
  /** Shown below a text field that is near its maximum length. */
  note?: ReactNode;
  /** True while the form is sent: the control keeps its focus and value, and cannot be changed. */
  isBusy?: boolean;
}

/** Keeps the label and the error above a control visible when a link of the error summary leads to it. */
const scrollMargin = "scroll-mt-field";

const inputClass = `${scrollMargin} mt-1.5 block w-full rounded-field border-2 border-edge bg-card px-3.5 py-2.5 text-ink aria-invalid:border-alarm data-busy:bg-mist`;

/** A labelled single-line text field. */
export function TextField({
  formGroup,
  ...props
}: { formGroup: FormGroupProps } & ComponentProps<"input">) {
  return (
    <FormGroup {...formGroup}>
      <input
        {...getControlProps(formGroup)}
        readOnly={formGroup.isBusy}
        className={inputClass}
        {...props}
      />
    </FormGroup>
  );
}

/** A labelled text field of several lines. */
export function TextArea({
  formGroup,
  ...props
}: { formGroup: FormGroupProps } & ComponentProps<"textarea">) {
  return (
    <FormGroup {...formGroup}>
      <textarea
        {...getControlProps(formGroup)}
        readOnly={formGroup.isBusy}
        className={inputClass}
        {...props}
      />
    </FormGroup>
  );
}

/** A group of a select's options. */
export interface SelectGroup {
  label: string;
  /** Labels by value, in order. */
  options: Record<string, string>;
}

/** A labelled select. Initially nothing is selected; `choose` is the prompt. */
export function Select({
  formGroup,
  choose,
  groups,
  ...props
}: {
  formGroup: FormGroupProps;
  choose: string;
  groups: SelectGroup[];
} & ComponentProps<"select">) {
  return (
    <FormGroup {...formGroup}>
      <div className="relative">
        <select
          {...getControlProps(formGroup)}
          aria-disabled={formGroup.isBusy || undefined}
          // A select cannot be read-only: ignore the keys that would open or change it.
          onKeyDown={(event) => formGroup.isBusy && event.key !== "Tab" && event.preventDefault()}
          className={`${inputClass} appearance-none pr-11 aria-disabled:pointer-events-none`}
          {...props}
        >
          <option value="">{choose}</option>
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {Object.entries(options).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute right-3.5 bottom-3.5 size-5 text-soft"
        />
      </div>
    </FormGroup>
  );
}

export function Checkbox({
  formGroup,
  ...props
}: { formGroup: FormGroupProps } & ComponentProps<"input">) {
  return (
    <div>
      <Hint formGroup={formGroup} />
      <FieldErrors formGroup={formGroup} />
      <label className="flex items-start gap-3 py-1 touch:min-h-11">
        <input
          {...getControlProps(formGroup)}
          type="checkbox"
          aria-disabled={formGroup.isBusy || undefined}
          onClick={(event) => formGroup.isBusy && event.preventDefault()}
          className={`${scrollMargin} mt-0.5 size-5.5 shrink-0 aria-invalid:border-alarm`}
          {...props}
        />
        <span className="text-balance">{formGroup.label}</span>
      </label>
    </div>
  );
}

function FormGroup({ children, ...formGroup }: FormGroupProps & { children: ReactNode }) {
  return (
    // Rows of label with hint and error, control and note, which fields side by side share.
    <div className="row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-0">
      {/* Above the control, where neither a screen keyboard nor suggestions cover them. */}
      <div className="flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={formGroup.id} className="font-semibold">
          <span>{formGroup.label}</span>
          {formGroup.optional && (
            <span className="font-normal text-soft">{` (${formGroup.optional})`}</span>
          )}
        </label>
        <Hint formGroup={formGroup} />
        <FieldErrors formGroup={formGroup} />
      </div>
      <div>{children}</div>
      <div>{formGroup.note}</div>
    </div>
  );
}

function Hint({ formGroup: { id, hint } }: { formGroup: FormGroupProps }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="text-note text-soft">
      {hint}
    </p>
  );
}

function FieldErrors({ formGroup }: { formGroup: FormGroupProps }) {
  if (!formGroup.error) return null;
  return (
    <div id={`${formGroup.id}-error`} className="mt-1 w-full font-semibold text-alarm text-note">
      {formGroup.error}
    </div>
  );
}

function getControlProps({ id, name, hint, error, errorIdAttribute, isBusy }: FormGroupProps) {
  const invalid = Boolean(error) && !errorIdAttribute;
  const described = [hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(" ");
  return {
    id,
    name,
    // Also if false: Chromium calls an email address invalid while it is being typed.
    "aria-invalid": invalid,
    "aria-describedby": described || undefined,
    ...(errorIdAttribute && error ? { [errorIdAttribute]: `${id}-error` } : {}),
    "data-busy": isBusy ? "" : undefined,
  };
}
