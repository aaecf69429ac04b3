import { expect, it } from "vitest";
import { allTargets, platformAddress, targetsOf } from "./targets.ts";

const platform = "https://platform.example/app/";
const people = { to: ["a@idi.example"], from: "a@idi.example" };
const mail = { server: "smtp://mail.example", requiresTls: true, ...people };

it("sends prospects to the address that the platform promises", () => {
  expect(platformAddress("prospects", { platform })).toBe(
    "https://platform.example/app/api/customer-prospect",
  );
  expect(platformAddress("prospects", {})).toBeUndefined();
});

it.each([
  [undefined, undefined],
  ["/messages", "https://platform.example/app/messages"],
  ["https://crm.example/hook?a=1", "https://crm.example/hook?a=1"],
])("takes %s as the address of messages", (platformMessages, address) => {
  expect(platformAddress("messages", { platform, platformMessages })).toBe(address);
});

it("hands each kind on to what takes it", () => {
  expect(targetsOf("messages", { platform, mail })).toEqual(["mail"]);
  expect(targetsOf("prospects", { platform, mail })).toEqual(["platform", "mail"]);
  expect(targetsOf("messages", { platform })).toEqual([]);
  expect(targetsOf("messages", { platform, platformMessages: "/m" })).toEqual(["platform"]);
  expect(allTargets({ platform, mail })).toEqual(["platform", "mail"]);
  expect(allTargets({})).toEqual([]);
});
