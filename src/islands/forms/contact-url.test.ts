import { expect, test } from "vitest";
import { createContactHref, parseInterest, parseLinkingPage } from "./contact-url.ts";

const site = "https://idi.example";

test("interest and page survive the round trip", () => {
  const address = new URL(createContactHref("/sv/kontakt#work", "team", "/sv/team"), site);
  expect([address.pathname, address.hash]).toEqual(["/sv/kontakt", "#work"]);
  expect(parseInterest(address)).toBe("team");
  expect(parseLinkingPage(address)).toBe("/sv/team");
});

test.each(["", "?interest=", "?interest=toString", "?interest=a&interest=team"])(
  "%j states no interest",
  (search) => {
    const address = new URL(`${site}/contact${search}`);
    expect([parseInterest(address), parseLinkingPage(address)]).toEqual([undefined, undefined]);
  },
);
