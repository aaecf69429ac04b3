import { Disclosure } from "#ui/layout/Disclosure.tsx";
import { ArrowLink } from "#ui/text/ArrowLink.tsx";
import type { Answer } from "./faq-answers.ts";

/** Questions with their answers, the first one open. */
export function FaqList({ answers, level }: { answers: Answer[]; level: 2 | 3 }) {
  return (
    <div className="border-line border-b">
      {answers.map(({ id, question, answer, link }, index) => (
        <Disclosure
          key={question}
          id={id && `question-${id}`}
          title={question}
          level={level}
          group="faq"
          open={index === 0}
        >
          <p>{answer}</p>
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
