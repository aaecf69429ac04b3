import { expect, test } from "vitest";
import { statedInterest, statedPage, talkHref } from "./talk-url.ts";

const site = "https://idi.example";

test("interest and page survive the round trip", () => {
  const address = new URL(talkHref("/sv/kontakt#work", "team", "/sv/team"), site);
  expect([address.pathname, address.hash]).toEqual(["/sv/kontakt", "#work"]);
  expect(statedInterest(address)).toBe("team");
  expect(statedPage(address)).toBe("/sv/team");
});

test.each(["", "?interest=", "?interest=toString", "?interest=a&interest=team"])(
  "%j states no interest",
  (search) => {
    const address = new URL(`${site}/contact${search}`);
    expect([statedInterest(address), statedPage(address)]).toEqual([undefined, undefined]);
  },
);
