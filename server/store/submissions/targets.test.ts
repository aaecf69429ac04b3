import { expect, test } from "vitest";
import {
  allTargets,
  mailTarget,
  platformUrl,
  targetGroup,
  targetName,
  targetsOf,
} from "./targets.ts";

const platform = "https://platform.example/app/";
const people = { to: ["a@idi.example"], from: "a@idi.example" };
const mail = { server: "smtp://mail.example", requiresTls: true, ...people };

test.each([
  [undefined, undefined],
  ["/messages", "https://platform.example/app/messages"],
  ["https://crm.example/hook?a=1", "https://crm.example/hook?a=1"],
])("accepts %s as the URL for messages", (platformMessages, address) => {
  expect(platformUrl("contactMessage", { platform, platformMessages })).toBe(address);
});

test("lists the targets of each kind, with one per mail recipient", () => {
  const toA = mailTarget("a@idi.example");
  expect(targetsOf("contactMessage", { platform, mail })).toEqual([toA]);
  expect(targetsOf("prospect", { platform, mail })).toEqual([toA, "platform"]);
  expect(targetsOf("contactMessage", { platform })).toEqual([]);
  const both = { platform, platformMessages: "/m" };
  expect(targetsOf("contactMessage", both)).toEqual(["platform-messages"]);
  expect(allTargets({ ...both, mail })).toEqual([toA, "platform", "platform-messages"]);
  expect(allTargets({})).toEqual([]);
  const to = ["a@idi.example", "A@idi.example", "b@idi.example"];
  expect(targetsOf("prospect", { mail: { ...mail, to } })).toHaveLength(2);
});

test("names targets for operators, and in metrics without e-mail addresses", () => {
  const target = mailTarget("a@idi.example");
  expect(target).not.toContain("idi");
  expect(targetGroup(target)).toBe("mail");
  expect(targetName(target, { mail })).toContain("a@idi.example");
  expect(targetName(mailTarget("b@idi.example"), { mail })).not.toContain("@");
  expect(targetName("platform", { mail })).toBe("platform");
});
