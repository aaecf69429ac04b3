import { expect, test } from "vitest";
import { prospectForm } from "./prospect.ts";

test.each([
  [{}, false],
  [{ hasTeamUsageInterest: "on" }, true],
  [{ hasOrganizationUsageInterest: "on" }, true],
  [{ hasTeamUsageInterest: "on", hasOrganizationUsageInterest: "on" }, true],
])("counts the organisation's interest as team usage: %j", (boxes, expected) => {
  expect(prospectForm.decodePost(boxes)).toMatchObject({ hasTeamUsageInterest: expected });
});

test("does not change its input", () => {
  const post = { messageBody: "a\r\nb" };
  prospectForm.decodePost(post);
  expect(post).toEqual({ messageBody: "a\r\nb" });
});
