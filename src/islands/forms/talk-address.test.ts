import { expect, test } from "vitest";
import { statedInterest, talkHref } from "./talk-address.ts";

const site = "https://idi.example";

test("an interest arrives at the form's place", () => {
  const address = new URL(talkHref("/sv/kontakt#work", "team"), site);
  expect([address.pathname, address.hash]).toEqual(["/sv/kontakt", "#work"]);
  expect(statedInterest(address)).toBe("team");
});

test.each(["", "?interest=", "?interest=toString", "?interest=a&interest=team"])(
  "no interest is stated by %j",
  (search) => {
    expect(statedInterest(new URL(`${site}/contact${search}`))).toBeUndefined();
  },
);
