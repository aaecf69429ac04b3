import { expect, test } from "vitest";
import { isCampaign, parseCampaign } from "./campaign.ts";

test.each([
  ["/pricing?utm_source=newsletter&utm_medium=mail&utm_campaign=spring", "newsletter/mail/spring"],
  ["/?a=b&utm_campaign=H%C3%B6st+2026!", "none/none/host-2026"],
  ["https://www.idi.example/sv/?utm_source=LinkedIn#contact", "linkedin/none/none"],
  ["/?utm_source=a&utm_source=b", "a/none/none"],
  [`/?utm_source=${"x".repeat(100)}`, `${"x".repeat(40)}/none/none`],
  // It names a person.
  ["/?utm_source=mail&utm_campaign=anna%40idi.example", "mail/none/none"],
  ["/?utm_source=mail&utm_campaign=anna%2540idi.example", "mail/none/none"],
  ["/?utm_source=mail&utm_campaign=anna%EF%BC%A0idi.example", "mail/none/none"],
  ["/?utm_source=..%2F..%2Fetc&utm_medium=%3Cscript%3E", "etc/script/none"],
  ["/?utm_source=%3D1%2B1&utm_medium=%00%0D%0A&utm_campaign=%zz", "1-1/none/zz"],
])("reads the campaign of %s", (url, campaign) => {
  expect(parseCampaign(url)).toBe(campaign);
  expect(isCampaign(campaign)).toBe(true);
});

test.each([
  "",
  "/",
  "/pricing",
  "/pricing?utm_source=",
  "/?q=utm_source",
  "/utm_source=a",
  "/#?utm_x",
])("finds no campaign in %j", (url) => {
  expect(parseCampaign(url)).toBe("");
});

test.each([undefined, 7, "", "a/b", "a/b/c/d", "A/b/c", "a/b/=c", `${"x".repeat(41)}/b/c`])(
  "%j is no campaign",
  (value) => {
    expect(isCampaign(value)).toBe(false);
  },
);
