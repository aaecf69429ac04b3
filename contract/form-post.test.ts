import { describe, expect, it } from "vitest";
import { prospectForm } from "./prospect.ts";

const { fromPost: prospectFromForm, parse: parseProspect } = prospectForm;

const typed = { senderName: "Åsa", companyName: "AB", email: "a@b.example" };

describe("prospectFromForm", () => {
  it("takes a box that is there as ticked, whatever its value, and any other as not ticked", () => {
    expect(
      prospectFromForm({ ...typed, hasPersonalUsageInterest: "on", hasApprovedPrivacyPolicy: "" }),
    ).toEqual({
      ...typed,
      hasFacilitatorUsageInterest: false,
      hasTeamUsageInterest: false,
      hasPersonalUsageInterest: true,
      hasApprovedPrivacyPolicy: true,
    });
  });

  it.each([
    [{}, false],
    [{ hasTeamUsageInterest: "on" }, true],
    [{ hasOrganizationUsageInterest: "on" }, true],
    [{ hasTeamUsageInterest: "on", hasOrganizationUsageInterest: "on" }, true],
  ])("counts the organisation's interest as team usage: %j", (boxes, expected) => {
    expect(prospectFromForm({ ...typed, ...boxes })).toMatchObject({
      hasTeamUsageInterest: expected,
    });
  });

  it("writes line breaks as JSON does", () => {
    expect(prospectFromForm({ messageBody: "a\r\nb\r\n\r\nc\nd" })).toMatchObject({
      messageBody: "a\nb\n\nc\nd",
    });
  });

  it("leaves a field that came twice for the schema to refuse", () => {
    const form = { ...typed, messageBody: ["a", "b"], hasApprovedPrivacyPolicy: "on" };
    expect(parseProspect(prospectFromForm(form))).toEqual({
      ok: false,
      errors: [{ field: "messageBody", code: "invalid" }],
    });
  });

  it("does not change the form it was given", () => {
    const form = { messageBody: "a\r\nb" };
    prospectFromForm(form);
    expect(form).toEqual({ messageBody: "a\r\nb" });
  });
});
