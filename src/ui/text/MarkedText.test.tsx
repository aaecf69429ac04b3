import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkedText } from "./MarkedText.tsx";

const renderHtml = (text: string) => renderToStaticMarkup(<MarkedText>{text}</MarkedText>);

test("marks the words between asterisks", () => {
  expect(renderHtml("See *what you do at work, and how*. Now.")).toBe(
    'See <span><em class="marked">what you do at work, and how</em>.</span> Now.',
  );
});

test("keeps few words on one line, with the signs that touch them", () => {
  expect(renderHtml("See (*what you do*). Now.")).toBe(
    'See <span class="unbroken">(<em class="marked">what you do</em>).</span> Now.',
  );
  expect(renderHtml("*You* do")).toBe(
    '<span class="unbroken"><em class="marked">You</em></span> do',
  );
  expect(renderHtml("*What you do at work* now")).toContain('<span class="unbroken">');
  expect(renderHtml("*What you do at work*. Now")).toContain('<span class="unbroken-wide">');
  expect(renderHtml("*What you do at the job* now")).toContain('<span class="unbroken-wide">');
});

test("gives each part an element of its own in islands", () => {
  const separate = renderToStaticMarkup(
    <MarkedText isSeparate>See *what* and (*what*).</MarkedText>,
  );
  expect(separate).toBe(
    '<span>See </span><span class="unbroken"><em class="marked">what</em></span><span> and </span>' +
      '<span class="unbroken"><span>(</span><em class="marked">what</em><span>).</span></span>',
  );
});

test("leaves text without asterisks alone", () => {
  expect(renderHtml("Plain, really.")).toBe("Plain, really.");
  expect(renderHtml("One * alone")).toBe("One * alone");
});
