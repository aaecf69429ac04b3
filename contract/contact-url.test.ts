import { expect, test } from "vitest";
import {
  createContactHref,
  createFacilitatorHref,
  parseFacilitator,
  parseInterest,
  parseLinkingPage,
} from "./contact-url.ts";

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

test.each(["Ek & Elm", "50 % Æ?#", "<b>\"'", "日本"])("%j survives the round trip", (title) => {
  const address = new URL(createFacilitatorHref("/sv/kontakt#work", title), site);
  expect([address.pathname, address.hash]).toEqual(["/sv/kontakt", "#work"]);
  expect(parseFacilitator(address)).toBe(title);
});

test.each([
  ["an empty name", "?facilitator=", undefined],
  ["whitespace only", "?facilitator=%20%0A", undefined],
  ["line breaks and invisible characters", "?facilitator=a%0A%00b%E2%80%AEc", "a b c"],
  ["a name that is too long", `?facilitator=${"a".repeat(5000)}`, "a".repeat(200)],
  ["characters of two units", `?facilitator=${"🙂".repeat(300)}`, "🙂".repeat(200)],
])("%s", (_what, search, expected) => {
  expect(parseFacilitator(new URL(`${site}/contact${search}`))).toBe(expected);
});
