import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import type { Answer } from "../faq/faq-answers.ts";

/** Questions with their answers, all visible, so that they can be printed and searched. */
export function AnswerList({ answers }: { answers: Answer[] }) {
  return (
    <dl className="gap-x-8 border-line border-b print:columns-2">
      {answers.map(({ question, answer, link }) => (
        <div key={question} className="border-line border-t py-4 xl:grid xl:grid-cols-8 xl:gap-x-8">
          <dt className="text-balance font-semibold xl:col-span-3">{question}</dt>
          <dd className="mt-1 max-w-prose xl:col-span-5 xl:mt-0">
            <p className="text-soft">
              <LinkedText>{answer}</LinkedText>
            </p>
            {link && (
              <p data-screen-only className="mt-2">
                <ArrowLink href={link.href}>{link.label}</ArrowLink>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
