import { describe, expect, it } from "vitest";
import { countryCodes } from "#locale/countries";
import { type Inquiry, inquiryForm, prospectOfInquiry } from "./inquiry.ts";
import { prospectForm } from "./prospect.ts";

const complete: Inquiry = {
  senderName: "Inga Åkesson",
  companyName: "Åkesson AB",
  email: "inga@akesson.example",
  phoneNumber: "+46 8 765 43 21",
  country: "SE",
  experience: "Tolv år som coach.\nGrupper om 8.",
  messageBody: "Kan jag börja i höst?\n\nInga",
  hasApprovedPrivacyPolicy: true,
};
const errorsOf = (changes: Partial<Record<keyof Inquiry, unknown>>) => {
  const result = inquiryForm.parse({ ...complete, ...changes });
  return result.ok ? [] : result.errors;
};

describe("the inquiry", () => {
  it("has these fields on the wire, in the order of the form", () => {
    expect(inquiryForm.fields).toEqual(Object.keys(complete));
  });

  it("is taken as it is; phone and message may be left out", () => {
    expect(inquiryForm.parse(complete)).toEqual({ ok: true, fields: complete });
    const { phoneNumber: _phone, messageBody: _message, ...rest } = complete;
    expect(inquiryForm.parse(rest)).toEqual({
      ok: true,
      fields: { ...complete, phoneNumber: "", messageBody: "" },
    });
  });

  it("asks for everything that is required", () => {
    const required = ["senderName", "companyName", "email", "country", "experience"];
    const errors = [...required, "hasApprovedPrivacyPolicy"].map((field) => ({
      field,
      code: "required",
    }));
    expect(inquiryForm.parse({})).toEqual({ ok: false, errors });
  });

  it.each([
    ["country", "required", ""],
    ["country", "invalid", "Sweden"],
    ["country", "invalid", "se"],
    ["country", "invalid", "XX"],
    ["country", "invalid", "__proto__"],
    ["country", "invalid", ["SE"]],
    ["experience", "too_long", "x".repeat(1001)],
    ["experience", "invalid", "\u0007"],
    ["messageBody", "too_long", "x".repeat(2501)],
    ["hasApprovedPrivacyPolicy", "required", false],
  ] as const)("refuses %s as %s (case %#)", (field, code, value) => {
    expect(errorsOf({ [field]: value })).toEqual([{ field, code }]);
  });

  it("reads a form post: a box that is there is ticked, line ends are those of JSON", () => {
    const post = { ...complete, experience: "a\r\nb", hasApprovedPrivacyPolicy: "on" };
    expect(inquiryForm.fromPost(post)).toEqual({ ...complete, experience: "a\nb" });
    expect(inquiryForm.fromPost({})).toEqual({ hasApprovedPrivacyPolicy: false });
  });
});

describe("prospectOfInquiry", () => {
  it("is interested in facilitating, and tells country and experience before the message", () => {
    expect(prospectOfInquiry(complete)).toEqual({
      senderName: "Inga Åkesson",
      companyName: "Åkesson AB",
      email: "inga@akesson.example",
      phoneNumber: "+46 8 765 43 21",
      messageBody:
        "Country: Sweden (SE)\n\nExperience:\nTolv år som coach.\nGrupper om 8.\n\n" +
        "Message:\nKan jag börja i höst?\n\nInga",
      hasFacilitatorUsageInterest: true,
      hasTeamUsageInterest: false,
      hasPersonalUsageInterest: false,
      hasApprovedPrivacyPolicy: true,
    });
  });

  it("leaves out a message that was not written", () => {
    expect(prospectOfInquiry({ ...complete, messageBody: "" }).messageBody).toBe(
      "Country: Sweden (SE)\n\nExperience:\nTolv år som coach.\nGrupper om 8.",
    );
  });

  it("is a sound prospect with nothing cut off, for the longest inquiry from any country", () => {
    const longest = {
      ...complete,
      senderName: "😀".repeat(inquiryForm.limits.senderName ?? 0),
      companyName: "x".repeat(inquiryForm.limits.companyName ?? 0),
      phoneNumber: "1".repeat(inquiryForm.limits.phoneNumber ?? 0),
      experience: "😀".repeat(inquiryForm.limits.experience ?? 0),
      messageBody: "\n".repeat(inquiryForm.limits.messageBody ?? 0),
    };
    expect(longest.experience).not.toBe("");
    for (const country of countryCodes) {
      const inquiry = inquiryForm.parse({ ...longest, country });
      if (!inquiry.ok) throw new Error(JSON.stringify(inquiry.errors));
      const prospect = prospectOfInquiry(inquiry.fields);
      expect(prospectForm.parse(prospect)).toEqual({ ok: true, fields: prospect });
      expect(prospect.messageBody).toContain(longest.experience);
      expect(prospect.messageBody.endsWith(longest.messageBody)).toBe(true);
    }
  });
});
