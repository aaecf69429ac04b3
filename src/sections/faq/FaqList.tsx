import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import type { FaqAnswer } from "./faq-answers.ts";

/** Questions with their answers. At first only the first answer of a list with `open` is open. */
export function FaqList({ answers, open = true }: { answers: FaqAnswer[]; open?: boolean }) {
  return (
    <div className="border-line border-b">
      {answers.map(({ id, question, answer, link }, index) => (
        <Disclosure
          key={question}
          id={id && `question-${id}`}
          title={question}
          open={open && index === 0}
        >
          <p>
            <LinkedText>{answer}</LinkedText>
          </p>
          {link && (
            <p className="mt-4">
              <ArrowLink href={link.href}>{link.label}</ArrowLink>
            </p>
          )}
        </Disclosure>
      ))}
    </div>
  );
}
