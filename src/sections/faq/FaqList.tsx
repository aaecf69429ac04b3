import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import { LinkedText } from "#ui/text/LinkedText.tsx";
import type { Answer } from "./faq-answers.ts";

/** Questions with their answers. On a page only one is open, at first that of the list with `open`. */
export function FaqList({ answers, open = true }: { answers: Answer[]; open?: boolean }) {
  return (
    <div className="border-line border-b">
      {answers.map(({ id, question, answer, link }, index) => (
        <Disclosure
          key={question}
          id={id && `question-${id}`}
          title={question}
          level={3}
          group="faq"
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
