import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedText } from "./MarkedText.tsx";

const htmlOf = (text: string) => renderToStaticMarkup(<MarkedText>{text}</MarkedText>);

test("marks the words between asterisks", () => {
  expect(htmlOf("See *what you do*. Now.")).toBe('See <em class="marked">what you do</em>. Now.');
  expect(htmlOf("*You* do")).toBe('<em class="marked">You</em> do');
});

test("leaves text without asterisks alone", () => {
  expect(htmlOf("Plain, really.")).toBe("Plain, really.");
});
