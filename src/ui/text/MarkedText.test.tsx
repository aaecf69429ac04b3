import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedText } from "./MarkedText.tsx";

const textOf = (text: string) => renderToStaticMarkup(<MarkedText>{text}</MarkedText>);

test("marked words stand together with the stop behind them", () => {
  expect(textOf("See *what you do*. Now.")).toBe(
    'See <span class="inline-block max-w-full"><em class="marked">what you do</em>.</span> Now.',
  );
});

test("a text without stars stays as it is, and a start may be marked", () => {
  expect(textOf("Plain, really.")).toBe("Plain, really.");
  expect(textOf("*You* do").replace(/<[^>]*>/g, "")).toBe("You do");
});
