import { expect, it } from "vitest";
import { allTargets, platformAddress, targetsOf } from "./targets.ts";

const platform = "https://platform.example/app/";
const people = { to: ["a@idi.example"], from: "a@idi.example" };
const mail = { server: "smtp://mail.example", requiresTls: true, ...people };

it.each([
  [undefined, undefined],
  ["/messages", "https://platform.example/app/messages"],
  ["https://crm.example/hook?a=1", "https://crm.example/hook?a=1"],
])("takes %s as the address of messages", (platformMessages, address) => {
  expect(platformAddress("contactMessage", { platform, platformMessages })).toBe(address);
});

it("hands each kind on to what takes it", () => {
  expect(targetsOf("contactMessage", { platform, mail })).toEqual(["mail"]);
  expect(targetsOf("prospect", { platform, mail })).toEqual(["platform", "mail"]);
  expect(targetsOf("contactMessage", { platform })).toEqual([]);
  expect(targetsOf("contactMessage", { platform, platformMessages: "/m" })).toEqual(["platform"]);
  expect(allTargets({ platform, mail })).toEqual(["platform", "mail"]);
  expect(allTargets({})).toEqual([]);
});
