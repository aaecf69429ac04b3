import { expect, test } from "vitest";
import { markFallback, renderFallback } from "./fallback.ts";

const mark = markFallback("Send > all");

test("a fallback in the text is marked as English", () => {
  expect(renderFallback(`<p>${mark}</p>`)).toBe('<p><span lang="en">Send > all</span></p>');
});

test("a fallback in an attribute, a title or a script loses its marks only", () => {
  const html = `<title>${mark}</title><a title="${mark}">x</a><script>"${mark}"</script>`;
  expect(renderFallback(html)).toBe(
    '<title>Send > all</title><a title="Send > all">x</a><script>"Send > all"</script>',
  );
});

test("a fallback with elements inside stays one group", () => {
  const [before, after] = markFallback("a|b").split("|");
  expect(renderFallback(`<h1>${before}<em>x</em>${after}</h1>`)).toBe(
    '<h1><span lang="en">a<em>x</em>b</span></h1>',
  );
});
