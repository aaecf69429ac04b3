import { expect, test } from "vitest";
import type { PageContext } from "#load/page-context";
import { type Locale, locales } from "#locale/languages";
import { openAnswers } from "./hr-answers.ts";

const page = {
  locale: "sv",
  pathTo: (id: string, part?: string) => `/${id}#${part}`,
} as PageContext;
const inAll = (words: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${locale} ${words}`])) as Record<
    Locale,
    string
  >;

test("answers with a fact, and asks readers to ask while it is missing", () => {
  const facts = {
    version: 1,
    updated: "2026-01-01",
    paymentDays: { value: 30 },
    signIn: inAll("by password"),
  };
  const link = { page: "terms", part: "annex-2", label: "More" } as const;
  const answers = openAnswers(
    {
      signIn: { question: "How?", ask: "Ask us." },
      browsers: { question: "Which?", ask: "Ask.", link },
    },
    facts,
    page,
  );
  expect(answers).toEqual([
    { question: "How?", answer: "sv by password", link: undefined },
    { question: "Which?", answer: "Ask.", link: { href: "/terms#annex-2", label: "More" } },
  ]);
});
