import { formAction } from "#contract/endpoints";
import type { Form } from "#contract/form";
import { formErrorAttributes, formErrorFormId } from "#contract/form-error-page";
import { formOnlyFields } from "#contract/form-post";
import { slots } from "#contract/slots";
import { spamFields } from "#contract/spam-signs";
import type { FormWords } from "#islands/forms/form-words.ts";
import type { Messages } from "#load/schema/messages";
import { Button } from "#ui/controls/Button.tsx";
import { ErrorLink, ErrorSummary } from "#ui/forms/ErrorSummary.tsx";
import { FormFailure } from "#ui/forms/FormFailure.tsx";
import { type FormField, FormFields, fieldId } from "#ui/forms/FormFields.tsx";
import { HoneypotField } from "#ui/forms/HoneypotField.tsx";
import { ValueLine } from "#ui/forms/ValueLine.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";

/**
 * The page with which the server answers a form post that must be mended. It holds every message;
 * the server keeps those that apply and fills in what was typed.
 */
export function FormErrorPage({
  form,
  fields,
  words,
  t,
}: {
  form: Form<unknown>;
  fields: FormField[];
  words: FormWords;
  t: Messages;
}) {
  const errorsOf = (field: string) =>
    (form.errorCodes[field] ?? []).map((code) => ({ field, id: `${field}.${code}` }));
  return (
    <Section labelledBy="retry-title">
      <div className="mx-auto max-w-prose">
        <Headline level={1} look="title" id="retry-title">
          {t["form-retry.title"]}
        </Headline>
        <Lead className="mt-4 mb-8">{t["form-retry.lead"]}</Lead>
        <ErrorSummary
          title={words.summary}
          level={2}
          hidden
          {...{ [formErrorAttributes.summary]: "" }}
        >
          {form.fields.flatMap(errorsOf).map(({ field, id }) => (
            <li key={id} hidden {...{ [formErrorAttributes.fieldError]: id }}>
              <ErrorLink to={fieldId(form.name, field)}>{words.errors[id]}</ErrorLink>
            </li>
          ))}
        </ErrorSummary>
        <form
          id={formErrorFormId}
          method="post"
          action={formAction(form.name, words.locale)}
          noValidate
        >
          <input type="hidden" name={formOnlyFields.idempotencyKey} />
          <input type="hidden" name={formOnlyFields.language} value={words.locale} />
          <FormFields
            form={form.name}
            fields={fields}
            template
            errorOf={(name) =>
              errorsOf(name).map(({ id }) => (
                <p key={id} hidden {...{ [formErrorAttributes.fieldError]: id }}>
                  {words.errors[id]}
                </p>
              ))
            }
          />
          <HoneypotField name={spamFields.honeypot} label={words.trap} />
          <div className="mt-6 grid justify-items-start gap-4">
            <FormFailure
              message={words.failure}
              kept={words.kept}
              wait={<ValueLine words={words.wait} name={slots.wait} className="mt-1" />}
              tabIndex={-1}
              hidden
              {...{ [formErrorAttributes.failure]: "" }}
            />
            <Button type="submit">{words.submit}</Button>
          </div>
        </form>
      </div>
    </Section>
  );
}
