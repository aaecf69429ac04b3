import { expect, test } from "vitest";
import { fillServerValue } from "./fill-server-value.ts";

const line = '<p class="a" hidden="" id="b">In <b class="c" data-server-value="time"></b>.</p>';

test("shows the sentence with its value, and leaves other sentences hidden", () => {
  const other = line.replace("time", "reference");
  expect(fillServerValue(other + line, "time", "4 minutes")).toBe(
    `${other}<p class="a" id="b">In <b class="c" data-server-value="time">4 minutes</b>.</p>`,
  );
});

test("does not replace a marker in a visitor's own text", () => {
  const escaped = line.replaceAll("<", "&lt;");
  const quoted = `<input value="${line.replaceAll('"', "&quot;")}">`;
  const html = `<textarea>${escaped}</textarea>${quoted}`;
  expect(fillServerValue(html, "time", "4 minutes")).toBe(html);
});
