import { endpoints } from "#contract/endpoints";
import { formOnlyFields } from "#contract/form-post";
import { prospectErrorCodes, prospectFields } from "#contract/prospect";
import { retryAttributes } from "#contract/retry-page";
import { fieldId, ProspectFields } from "#islands/ProspectFields.tsx";
import type { ProspectWords } from "#islands/prospect-words.ts";
import type { Messages } from "#load/schema/messages";
import { Button } from "#ui/Button.tsx";
import { ErrorSummary } from "#ui/ErrorSummary.tsx";
import { FormFailure } from "#ui/FormFailure.tsx";
import { Headline } from "#ui/Headline.tsx";
import { Lead } from "#ui/Lead.tsx";
import { Section } from "#ui/Section.tsx";

/**
 * The page with which the server answers a form post that must be mended. It holds every message;
 * the server keeps those that apply and fills in what was typed.
 */
export function ProspectRetry({ words, t }: { words: ProspectWords; t: Messages }) {
  const allErrors = prospectFields.flatMap((field) =>
    prospectErrorCodes[field].map((code) => ({ field, id: `${field}.${code}` })),
  );
  return (
    <Section labelledBy="retry-title">
      <div className="mx-auto max-w-prose">
        <Headline level={1} look="title" id="retry-title">
          {t["form-retry.title"]}
        </Headline>
        <Lead className="mt-4 mb-8">{t["form-retry.lead"]}</Lead>
        <ErrorSummary title={words.summary} level={2} hidden {...{ [retryAttributes.summary]: "" }}>
          {allErrors.map(({ field, id }) => (
            <li key={id} hidden {...{ [retryAttributes.fieldError]: id }}>
              <a href={`#${fieldId(field)}`} className="underline">
                {words.errors[id]}
              </a>
            </li>
          ))}
        </ErrorSummary>
        <form method="post" action={endpoints.prospect} noValidate>
          <input type="hidden" name={formOnlyFields.idempotencyKey} />
          <ProspectFields
            words={words}
            template
            errorOf={(field) =>
              prospectErrorCodes[field].map((code) => (
                <p key={code} hidden {...{ [retryAttributes.fieldError]: `${field}.${code}` }}>
                  {words.errors[`${field}.${code}`]}
                </p>
              ))
            }
          />
          <div className="mt-6 grid justify-items-start gap-4">
            <FormFailure
              message={words.failure}
              kept={words.kept}
              hidden
              {...{ [retryAttributes.failure]: "" }}
            />
            <Button type="submit">{words.submit}</Button>
          </div>
        </form>
      </div>
    </Section>
  );
}
