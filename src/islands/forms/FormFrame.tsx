import { type InputEvent, type SubmitEvent, useEffect, useRef } from "react";
import { type FormName, formPostFields, getFormAction } from "#contract/endpoints.ts";
import { serverValues } from "#contract/server-values.ts";
import { spamFields } from "#contract/spam-signs.ts";
import { formatDuration } from "#locale/formats.ts";
import { Button } from "#ui/controls/Button.tsx";
import { CharacterCount } from "#ui/forms/CharacterCount.tsx";
import { ErrorLink, ErrorSummary } from "#ui/forms/ErrorSummary.tsx";
import { FormFailure } from "#ui/forms/FormFailure.tsx";
import { FormFields, getFieldId } from "#ui/forms/FormFields.tsx";
import { HoneypotField } from "#ui/forms/HoneypotField.tsx";
import { Spinner } from "#ui/forms/Spinner.tsx";
import { ValueLine } from "#ui/forms/ValueLine.tsx";
import { type ConfirmationTexts, FormConfirmation } from "./FormConfirmation.tsx";
import type { FormProps } from "./form-props.ts";
import { useCharacterCount } from "./use-character-count.ts";
import { type LoadRules, useForm } from "./use-form.ts";

const firstField = "input:not([type=hidden]), select, textarea";

/** The validation rules of each form, loaded when a form gets the focus. */
const formRules: Record<FormName, LoadRules> = {
  prospect: async () => (await import("#contract/prospect.ts")).prospectForm,
  contactMessage: async () => (await import("#contract/contact-message.ts")).contactMessageForm,
  inquiry: async () => (await import("#contract/inquiry.ts")).inquiryForm,
};

/**
 * A form that visitors send to us. Without JavaScript it is submitted natively, and the server answers
 * with a page.
 */
export function FormFrame({
  form,
  locale,
  fields,
  limits,
  texts,
  loadRules = formRules[form],
  confirmation,
  onStartOver,
}: FormProps & {
  loadRules?: LoadRules;
  /** Called when the visitor begins another message, in an empty form. */
  onStartOver?: () => void;
  /** Shown beside the confirmation. */
  confirmation?: ConfirmationTexts;
}) {
  const { phase, errors, reference, waitSeconds, prepare, submit, clearFailure, startOver } =
    useForm(form, loadRules, locale);
  const characterCount = useCharacterCount(limits, texts, locale);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const success = useRef<HTMLParagraphElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const retry = useRef<HTMLButtonElement>(null);

  // Visitors may have typed before hydration. After Back, the browser restores values by "pageshow".
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the values of that moment
  useEffect(() => {
    const updateAll = () => {
      for (const control of element.current?.elements ?? []) characterCount.update(control);
    };
    updateAll();
    addEventListener("pageshow", updateAll);
    return () => removeEventListener("pageshow", updateAll);
  }, []);

  useEffect(() => {
    if (errors.length > 0) summary.current?.focus();
  }, [errors]);

  useEffect(() => {
    // The pressed button may be hidden or disabled by then: the other one takes the focus.
    if (phase === "failure" && isFocusLost()) retry.current?.focus();
    if (phase === "loading" && isFocusLost()) send.current?.focus();
    if (phase !== "success") return;
    // Only once the confirmation is shown: if that fails, the values are needed again.
    element.current?.reset();
    success.current?.focus();
    // Another message starts at the first field.
    return () => element.current?.querySelector<HTMLElement>(firstField)?.focus();
  }, [phase]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  function handleInput({ target }: InputEvent<HTMLFormElement>) {
    clearFailure();
    characterCount.update(target);
  }

  function writeAnother() {
    characterCount.clear();
    startOver();
    onStartOver?.();
  }

  const getErrorText = (field: string, code: string) => texts.errors[`${field}.${code}`];
  return (
    <>
      <div hidden={phase !== "success"} className="grid justify-items-start gap-5">
        {phase === "success" && (
          <p
            ref={success}
            tabIndex={-1}
            role="status"
            aria-describedby={reference && `${form}-reference`}
            // Scrolled to, the text leaves room for the header and the drawing above it.
            className="scroll-mt-26 font-semibold text-lead outline-none"
          >
            {texts.success}
          </p>
        )}
        {reference && (
          <ValueLine
            id={`${form}-reference`}
            className="text-soft"
            text={texts.reference}
            name={serverValues.reference}
            value={reference}
          />
        )}
        {confirmation && <FormConfirmation {...confirmation} />}
        <Button variant="secondary" onClick={writeAnother}>
          {texts.another}
        </Button>
      </div>
      <form
        ref={element}
        method="post"
        action={getFormAction(form, locale)}
        noValidate
        hidden={phase === "success"}
        onSubmit={handleSubmit}
        onInput={handleInput}
        onFocus={prepare}
      >
        {errors.length > 0 && (
          <ErrorSummary ref={summary} title={texts.summary}>
            {errors.map(({ field, code }) => (
              <li key={field}>
                <ErrorLink to={getFieldId(form, field)}>{getErrorText(field, code)}</ErrorLink>
              </li>
            ))}
          </ErrorSummary>
        )}
        <input type="hidden" name={formPostFields.language} value={locale} />
        {/* Set by the first send: if the island fails later, the plain form repeats that send. */}
        <input type="hidden" name={formPostFields.idempotencyKey} />
        <FormFields
          form={form}
          fields={fields}
          getError={(name) => {
            const error = errors.find(({ field }) => field === name);
            return error && getErrorText(name, error.code);
          }}
          getNote={(name) => {
            const note = characterCount.getNote(name);
            return note && <CharacterCount {...note} />;
          }}
          isBusy={phase === "loading"}
        />
        <p aria-live="polite" className="sr-only">
          {characterCount.announcement}
        </p>
        <HoneypotField name={spamFields.honeypot} label={texts.honeypot} />
        <div className="mt-6 grid justify-items-start gap-4">
          {phase === "failure" && (
            <FormFailure
              message={texts.failure}
              preserved={texts.preserved}
              direct={texts}
              wait={
                waitSeconds && (
                  <ValueLine
                    className="mt-1"
                    text={texts.wait}
                    name={serverValues.wait}
                    value={formatDuration(waitSeconds, locale)}
                  />
                )
              }
            >
              <Button ref={retry} onClick={() => element.current?.requestSubmit()}>
                {texts.retry}
              </Button>
            </FormFailure>
          )}
          <Button
            ref={send}
            type="submit"
            disabled={phase === "failure"}
            // Replaced by “Try again”.
            hidden={phase === "failure"}
            aria-disabled={phase === "loading" || undefined}
          >
            {phase === "loading" && <Spinner />}
            <span>{phase === "loading" ? texts.submitting : texts.submit}</span>
          </Button>
        </div>
      </form>
    </>
  );
}

/** Whether the element with the focus was removed or disabled. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || activeElement.matches(":disabled");
}
