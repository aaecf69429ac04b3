import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { KeepCompounds } from "./KeepCompounds.tsx";

const kept = (text: string) =>
  [
    ...renderToStaticMarkup(<KeepCompounds>{text}</KeepCompounds>).matchAll(/<span[^>]*>(.*?)</g),
  ].map(([, word]) => word);

it("keeps short compounds and numbers on one line, and no other text", () => {
  expect(kept("Your self-view, by e-mail: an E-Mail")).toEqual(["self-view", "e-mail", "E-Mail"]);
  expect(kept("360-feedback, ein 360-Grad-Feedback")).toEqual([
    "360-feedback",
    "360-Grad-Feedback",
  ]);
  expect(kept("Registration number 559999-9999, VAT")).toEqual(["559999-9999"]);
  expect(kept("360-Grad-Rückmeldungen, word-pairs-in-rows")).toEqual([]);
});

it("changes no word", () => {
  const markup = renderToStaticMarkup(<KeepCompounds>By e-mail or by phone.</KeepCompounds>);
  expect(markup.replace(/<[^>]*>/g, "")).toBe("By e-mail or by phone.");
});
