import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UnbrokenWords } from "./UnbrokenWords.tsx";

const unbroken = (text: string) =>
  [
    ...renderToStaticMarkup(<UnbrokenWords>{text}</UnbrokenWords>).matchAll(/<span[^>]*>(.*?)</g),
  ].map(([, word]) => word);

it.each([
  ["Per E-Mail oder Post", ["E-Mail"]],
  ["an die E-Mail-Adresse", ["E-Mail"]],
  ["Registration number 559999-9999, VAT number", ["559999-9999"]],
  ["self-view, 360-Grad-Feedback, Prototyp-Werkstatt", ["self-view", "360-Grad"]],
])("keeps the short parts of %s together", (text, words) => {
  expect(unbroken(text)).toEqual(words);
});

it("changes no character", () => {
  const text = "Per E-Mail, 12-34-56.";
  expect(renderToStaticMarkup(<UnbrokenWords>{text}</UnbrokenWords>).replace(/<[^>]+>/g, "")).toBe(
    text,
  );
});
