import { describe, expect, test } from "vitest";
import { countryCodes } from "#locale/countries.ts";
import { createLongestTexts, createValidFields } from "#tests/harness/form-fields.ts";
import { type Inquiry, inquiryForm, toProspect } from "./inquiry.ts";
import { prospectForm } from "./prospect.ts";

const completeInquiry: Inquiry = {
  ...createValidFields(inquiryForm),
  country: "SE",
  experience: "Tolv år som coach.\nGrupper om 8.",
  messageBody: "Kan jag börja i höst?\n\nInga",
};

describe("toProspect", () => {
  test("sets the interest in facilitating, and puts country and experience before the message", () => {
    const { country: _country, experience: _experience, ...rest } = completeInquiry;
    expect(toProspect(completeInquiry)).toMatchObject({
      ...rest,
      messageBody:
        "Country: Sweden (SE)\n\nExperience:\nTolv år som coach.\nGrupper om 8.\n\n" +
        "Message:\nKan jag börja i höst?\n\nInga",
      hasFacilitatorUsageInterest: true,
      hasTeamUsageInterest: false,
      hasPersonalUsageInterest: false,
    });
  });

  test("leaves out an empty message", () => {
    expect(toProspect({ ...completeInquiry, messageBody: "" }).messageBody).toBe(
      "Country: Sweden (SE)\n\nExperience:\nTolv år som coach.\nGrupper om 8.",
    );
  });

  test("makes a valid prospect of the longest inquiry from any country without cutting it", () => {
    const longestInquiry = { ...completeInquiry, ...createLongestTexts(inquiryForm, "😀") };
    expect(longestInquiry.experience).not.toBe("");
    for (const country of countryCodes) {
      const inquiry = inquiryForm.parse({ ...longestInquiry, country });
      if (!inquiry.ok) throw new Error(JSON.stringify(inquiry.errors));
      const prospect = toProspect(inquiry.fields);
      expect(prospectForm.parse(prospect)).toEqual({ ok: true, fields: prospect });
      expect(prospect.messageBody).toContain(longestInquiry.experience);
      expect(prospect.messageBody.endsWith(longestInquiry.messageBody)).toBe(true);
    }
  });
});
