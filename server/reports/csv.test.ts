import { describe, expect, it } from "vitest";
import { anna } from "#tests/harness/prospects";
import type { StoredProspect } from "../store/prospect-row.ts";
import { entriesCsv, neutralizeFormulas } from "./csv.ts";
import { entryReport } from "./reports.ts";

const prospectsCsv = (prospects: StoredProspect[]) =>
  entriesCsv(entryReport("prospects"), prospects);

const stored: StoredProspect = {
  id: "0199-id",
  receivedAt: "2026-01-02T03:04:05.678Z",
  ...anna,
  phoneNumber: "08 123 45 67",
  language: "sv",
};

describe("entriesCsv", () => {
  it("writes the wire's names and every value, marked as Unicode for spreadsheets", () => {
    expect(prospectsCsv([stored])).toBe(
      [
        "\ufeffid,receivedAt,senderName,companyName,email,phoneNumber,messageBody," +
          "hasFacilitatorUsageInterest,hasTeamUsageInterest,hasPersonalUsageInterest," +
          "hasApprovedPrivacyPolicy,language",
        `0199-id,2026-01-02T03:04:05.678Z,Åsa Öberg-Müßig,"Smörgås & ""Söner"" <AB>",` +
          `asa.oberg@foretag.example,08 123 45 67,"${anna.messageBody}",false,true,false,true,sv`,
        "",
      ].join("\r\n"),
    );
  });

  it("writes the header alone when there is nothing", () => {
    expect(prospectsCsv([])).toMatch(/^\ufeffid,receivedAt,.*,language\r\n$/);
  });

  it("leaves the cell of an unknown language empty", () => {
    expect(prospectsCsv([{ ...stored, language: null }])).toMatch(/,true,\r\n$/);
  });

  it("neutralizes formulas in every field that a visitor fills", () => {
    const formula = '=HYPERLINK("https://evil.example")';
    const fields = ["senderName", "companyName", "email", "phoneNumber", "messageBody"] as const;
    const all = Object.fromEntries(fields.map((field) => [field, formula]));
    const csv = prospectsCsv([{ ...stored, ...all }]);
    expect(csv.match(/"'=HYPERLINK\(""https:\/\/evil\.example""\)"/g)).toHaveLength(fields.length);
  });
});

it("neutralizes formulas in every field of a message, too", () => {
  const fields = { name: "=1", email: "+a@b.example", subject: "@x", message: "-1" };
  const message = { id: "1", receivedAt: "2", ...fields, language: "de" };
  expect(entriesCsv(entryReport("messages"), [message])).toBe(
    "\ufeffid,receivedAt,name,email,subject,message,language\r\n1,2,'=1,'+a@b.example,'@x,'-1,de\r\n",
  );
});

describe("neutralizeFormulas", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+46 8 123", "'+46 8 123"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", "'\t'=1"],
    ["\r=1", "'\r'=1"],
    ["\n=1", "'\n'=1"],
    ["\tx", "'\tx"],
    [" =1", "' =1"],
    ["\u00a0=1", "'\u00a0=1"],
    ["＝1", "'＝1"],
    ["＋1", "'＋1"],
    ["－1", "'－1"],
    ["＠x", "'＠x"],
    ["x;=1", "x;'=1"],
    ["x; =1", "x;' =1"],
    ['x;"=1', "x;'\"=1"],
    ['"" =1', '\'"" =1'],
    ["x\n=1\n\n- y", "x\n'=1\n\n'- y"],
    ["x\r\n@y", "x\r\n'@y"],
  ])("guards %j", (text, guarded) => {
    expect(neutralizeFormulas(text)).toBe(guarded);
  });

  it.each([
    ["Åsa"],
    ["a=b"],
    ["2-3 people; 4+"],
    ["anna@idi.example"],
    ["'quoted'"],
    ["a\nb"],
    [""],
  ])("leaves %j as it is", (text) => {
    expect(neutralizeFormulas(text)).toBe(text);
  });
});
