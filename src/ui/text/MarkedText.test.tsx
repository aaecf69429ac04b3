import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedText } from "./MarkedText.tsx";

const textOf = (text: string) => renderToStaticMarkup(<MarkedText>{text}</MarkedText>);

test("keeps marked words together with the punctuation after them", () => {
  expect(textOf("See *what you do*. Now.")).toBe(
    'See <span class="inline-block max-w-full"><em class="marked">what you do</em>.</span> Now.',
  );
});

test("leaves text without asterisks alone, and allows a mark at the start", () => {
  expect(textOf("Plain, really.")).toBe("Plain, really.");
  expect(textOf("*You* do").replace(/<[^>]*>/g, "")).toBe("You do");
});
