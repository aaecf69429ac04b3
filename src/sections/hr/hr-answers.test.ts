import { expect, test } from "vitest";
import { type Locale, locales } from "#locale/languages.ts";
import { collectStatedAnswers, formatMissingTopics } from "./hr-answers.ts";

const createLocalizedText = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${locale} ${text}`])) as Record<
    Locale,
    string
  >;

const questions = {
  browsers: { question: "Which?", topic: "browsers" },
  signIn: { question: "How?", topic: "sign-in" },
  supportHours: { question: "When?", topic: "support hours" },
};
const facts = {
  version: 1,
  updated: "2026-01-01",
  paymentDays: { value: 30 },
  signIn: createLocalizedText("by password"),
};

test("answers a question with its fact, and leaves it out while the fact is missing", () => {
  expect(collectStatedAnswers(questions, facts, "sv")).toEqual([
    { question: "How?", answer: "sv by password" },
  ]);
});

test("lists the topics of missing facts, and none once all are known", () => {
  expect(formatMissingTopics(questions, facts, "en")).toBe("browsers and support hours");
  const completeFacts = {
    ...facts,
    browsers: createLocalizedText("all"),
    supportHours: createLocalizedText("always"),
  };
  expect(formatMissingTopics(questions, completeFacts, "en")).toBe("");
});
