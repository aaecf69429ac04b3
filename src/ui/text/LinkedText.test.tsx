import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkedText } from "./LinkedText.tsx";

test("renders links between words, and text without links", () => {
  const html = renderToStaticMarkup(
    <LinkedText>{"See [prices](/sv/priser#a), [us](/om)"}</LinkedText>,
  );
  const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(
    ([, ...hrefAndText]) => hrefAndText,
  );
  expect(links).toEqual([
    ["/sv/priser#a", "prices"],
    ["/om", "us"],
  ]);
  expect(html.replace(/<[^>]*>/g, "")).toBe("See prices, us");
  expect(renderToStaticMarkup(<LinkedText>{"No link [here]"}</LinkedText>)).toBe("No link [here]");
});
