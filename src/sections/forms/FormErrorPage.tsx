import { type FormName, formPostFields, getFormAction } from "#contract/endpoints.ts";
import { formErrorAttributes, formErrorFormId } from "#contract/form-error-page.ts";
import { serverValues } from "#contract/server-values.ts";
import { spamFields } from "#contract/spam-signs.ts";
import type { PageContext } from "#load/page-context.ts";
import { Button } from "#ui/controls/Button.tsx";
import { ErrorLink, ErrorSummary } from "#ui/forms/ErrorSummary.tsx";
import { FormFailure } from "#ui/forms/FormFailure.tsx";
import { FormFields, getFieldId } from "#ui/forms/FormFields.tsx";
import { HoneypotField } from "#ui/forms/HoneypotField.tsx";
import { ValueLine } from "#ui/forms/ValueLine.tsx";
import { Section } from "#ui/layout/Section.tsx";
import { Headline } from "#ui/text/Headline.tsx";
import { Lead } from "#ui/text/Lead.tsx";
import { collectFormProps } from "./collect-form-props.ts";

/**
 * The page that answers an invalid form post. It contains every error message; the server keeps those
 * that apply and fills in the values.
 */
export function FormErrorPage({ page, form }: { page: PageContext; form: FormName }) {
  const { t, locale } = page;
  const { fields, texts } = collectFormProps(form, page);
  const errors = Object.entries(texts.errors).map(([id, text]) => {
    const [field = ""] = id.split(".");
    return { id, field, text };
  });
  return (
    <Section labelledBy="form-error-title">
      <div className="mx-auto max-w-prose">
        <Headline level={1} id="form-error-title">
          {t["form-error.title"]}
        </Headline>
        <Lead className="mt-4 mb-8">{t["form-error.lead"]}</Lead>
        <ErrorSummary
          title={texts.summary}
          level={2}
          hidden
          {...{ [formErrorAttributes.summary]: "" }}
        >
          {errors.map(({ field, id, text }) => (
            <li key={id} hidden {...{ [formErrorAttributes.fieldError]: id }}>
              <ErrorLink to={getFieldId(form, field)}>{text}</ErrorLink>
            </li>
          ))}
        </ErrorSummary>
        <form id={formErrorFormId} method="post" action={getFormAction(form, locale)} noValidate>
          <input type="hidden" name={formPostFields.idempotencyKey} />
          <input type="hidden" name={formPostFields.language} value={locale} />
          <input type="hidden" name={formPostFields.campaign} />
          <FormFields
            form={form}
            fields={fields}
            errorIdAttribute={formErrorAttributes.describedBy}
            getError={(name) =>
              errors
                .filter(({ field }) => field === name)
                .map(({ id, text }) => (
                  <p key={id} hidden {...{ [formErrorAttributes.fieldError]: id }}>
                    {text}
                  </p>
                ))
            }
          />
          <HoneypotField name={spamFields.honeypot} label={texts.honeypot} />
          <div className="mt-6 grid justify-items-start gap-4">
            <FormFailure
              message={texts.failure}
              preserved={texts.preserved}
              direct={texts}
              wait={<ValueLine text={texts.wait} name={serverValues.wait} className="mt-1" />}
              tabIndex={-1}
              hidden
              {...{ [formErrorAttributes.failure]: "" }}
            />
            <Button type="submit">{texts.submit}</Button>
          </div>
        </form>
      </div>
    </Section>
  );
}
