import { expect, it } from "vitest";
import { fillSlot } from "./fill-slot.ts";

const slot = '<p data-slot="In {time}"></p>';

it("writes into the slot, and not into what looks like it in a visitor's words", () => {
  const words = "&lt;p data-slot=&quot;In {time}&quot;&gt; {time}";
  const html = `<textarea>${words}</textarea><input value="data-slot=&quot;{time}">${slot}`;
  expect(fillSlot(html, "data-slot", { time: "4 minutes" })).toBe(
    html.replace("></p>", ">In 4 minutes</p>"),
  );
});

it("leaves a page without the slot as it is", () => {
  expect(fillSlot("<p></p>", "data-slot", { time: "4 minutes" })).toBe("<p></p>");
});
