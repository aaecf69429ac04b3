import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { KeepCompounds } from "./KeepCompounds.tsx";

const kept = (text: string) =>
  [
    ...renderToStaticMarkup(<KeepCompounds>{text}</KeepCompounds>).matchAll(/<span[^>]*>(.*?)</g),
  ].map(([, word]) => word);

it("keeps short compounds on one line, and no other text", () => {
  expect(kept("Your self-view, by e-mail: an E-Mail")).toEqual(["self-view", "e-mail", "E-Mail"]);
  expect(kept("360-Grad-Feedback, word-pairs-in-rows and one to seven: 1-7")).toEqual([]);
});

it("changes no word", () => {
  const markup = renderToStaticMarkup(<KeepCompounds>By e-mail or by phone.</KeepCompounds>);
  expect(markup.replace(/<[^>]*>/g, "")).toBe("By e-mail or by phone.");
});
