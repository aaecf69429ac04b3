import { expect, test } from "vitest";
import {
  createMailTarget,
  formatTarget,
  getPlatformUrl,
  getTargetGroup,
  getTargets,
  listAllTargets,
} from "./targets.ts";

const platform = "https://platform.example/app/";
const people = { to: ["a@idi.example"], from: "a@idi.example" };
const mail = { server: "smtp://mail.example", requiresTls: true, ...people };

test.each([
  [undefined, undefined],
  ["/messages", "https://platform.example/app/messages"],
  ["https://crm.example/hook?a=1", "https://crm.example/hook?a=1"],
])("accepts %s as the URL for messages", (platformMessages, url) => {
  expect(getPlatformUrl("contactMessage", { platform, platformMessages })).toBe(url);
});

test("lists the targets of each kind, with one per mail recipient", () => {
  const toA = createMailTarget("a@idi.example");
  expect(getTargets("contactMessage", { platform, mail })).toEqual([toA]);
  expect(getTargets("prospect", { platform, mail })).toEqual([toA, "platform"]);
  expect(getTargets("contactMessage", { platform })).toEqual([]);
  const bothSettings = { platform, platformMessages: "/m" };
  expect(getTargets("contactMessage", bothSettings)).toEqual(["platform-messages"]);
  expect(listAllTargets({ ...bothSettings, mail })).toEqual([toA, "platform", "platform-messages"]);
  expect(listAllTargets({})).toEqual([]);
  const recipients = ["a@idi.example", "A@idi.example", "b@idi.example"];
  expect(getTargets("prospect", { mail: { ...mail, to: recipients } })).toHaveLength(2);
});

test("names targets for operators, and in metrics without e-mail addresses", () => {
  const target = createMailTarget("a@idi.example");
  expect(target).not.toContain("idi");
  expect(getTargetGroup(target)).toBe("mail");
  expect(formatTarget(target, { mail })).toContain("a@idi.example");
  expect(formatTarget(createMailTarget("b@idi.example"), { mail })).not.toContain("@");
  expect(formatTarget("platform", { mail })).toBe("platform");
});
