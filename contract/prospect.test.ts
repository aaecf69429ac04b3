import { describe, expect, it } from "vitest";
import { type Prospect, type ProspectField, prospectForm } from "./prospect.ts";

const {
  parse: parseProspect,
  fields: prospectFields,
  errorCodes: prospectErrorCodes,
} = prospectForm;

const complete: Prospect = {
  senderName: "Åsa Öberg",
  companyName: "Företaget AB",
  email: "asa@foretag.example",
  phoneNumber: "+46 8 123 45 67",
  messageBody: "Hej!\n\tVi är 12 🧑‍🤝‍🧑.",
  hasFacilitatorUsageInterest: true,
  hasTeamUsageInterest: false,
  hasPersonalUsageInterest: true,
  hasApprovedPrivacyPolicy: true,
};
const errorsOf = (changes: Partial<Record<ProspectField, unknown>>) => {
  const result = parseProspect({ ...complete, ...changes });
  return result.ok ? [] : result.errors;
};

describe("parseProspect", () => {
  it("takes a complete prospect as it is, and leaves out what it does not know", () => {
    expect(parseProspect({ ...complete, budget: 3 })).toEqual({ ok: true, fields: complete });
  });

  it("gives what is optional its default", () => {
    const { senderName, companyName, email, hasApprovedPrivacyPolicy } = complete;
    expect(parseProspect({ senderName, companyName, email, hasApprovedPrivacyPolicy })).toEqual({
      ok: true,
      fields: {
        ...complete,
        phoneNumber: "",
        messageBody: "",
        hasFacilitatorUsageInterest: false,
        hasPersonalUsageInterest: false,
      },
    });
  });

  it("trims the e-mail address and nothing else", () => {
    const typed = { ...complete, senderName: " Åsa ", email: " asa@foretag.example\n" };
    expect(parseProspect(typed)).toEqual({
      ok: true,
      fields: { ...typed, email: "asa@foretag.example" },
    });
  });

  it.each([undefined, null, "text", 7, [], [complete], {}])(
    "asks for everything that is required of %j",
    (input) => {
      const required = ["senderName", "companyName", "email", "hasApprovedPrivacyPolicy"];
      const errors = required.map((field) => ({ field, code: "required" }));
      expect(parseProspect(input)).toEqual({ ok: false, errors });
    },
  );

  it.each([
    ["senderName", "required", ""],
    ["senderName", "required", " \t"],
    ["senderName", "invalid", 7],
    ["senderName", "invalid", "Åsa\nBcc: x"],
    ["senderName", "invalid", "\u001b[2J"],
    ["senderName", "invalid", "\ud800"],
    ["senderName", "too_long", "x".repeat(201)],
    ["companyName", "required", "\u00a0"],
    ["companyName", "too_long", "x".repeat(201)],
    ["email", "required", " "],
    ["email", "invalid", ["a@b.example"]],
    ["email", "too_long", `${"x".repeat(60)}@${"y.".repeat(100)}example`],
    ["phoneNumber", "too_long", "1".repeat(51)],
    ["phoneNumber", "invalid", 46_812_345],
    ["messageBody", "invalid", "\u0000"],
    ["messageBody", "too_long", "x".repeat(4001)],
    ["messageBody", "invalid", "\udc00"],
    ["hasTeamUsageInterest", "invalid", "true"],
    ["hasApprovedPrivacyPolicy", "required", false],
    ["hasApprovedPrivacyPolicy", "required", undefined],
  ] as const)("refuses %s as %s (case %#)", (field, code, value) => {
    expect(errorsOf({ [field]: value })).toEqual([{ field, code }]);
  });

  it.each(["a@b.example", "o'neil+x@sub.idi.example", "åsa@företag.example", "a.b@1.2.example"])(
    "takes the address %s",
    (email) => {
      expect(errorsOf({ email })).toEqual([]);
    },
  );

  it.each([
    "anna",
    "anna@",
    "@idi.example",
    "anna@idi",
    "anna@.example",
    "anna@idi.",
    "anna@idi..example",
    "an na@idi.example",
    "anna@idi.example, otto@idi.example",
    '"anna"@idi.example',
    "anna@idi.example\u0000x",
    `${"x".repeat(65)}@idi.example`,
    // What nobody sees would make two addresses of one: zero width space, soft hyphen, joiner, filler.
    "an\u200bna@idi.example",
    "anna@i\u00addi.example",
    "anna@idi.exam\u2060ple",
    "anna\u202e@idi.example",
    "an\u034fna@idi.example",
    "anna\u3164@idi.example",
  ])("refuses the address %j", (email) => {
    expect(errorsOf({ email })).toEqual([{ field: "email", code: "invalid" }]);
  });

  it("judges a long hostile address at once", () => {
    const start = performance.now();
    errorsOf({ email: `a@${"a.".repeat(16_000)}` });
    errorsOf({ email: `${"a@".repeat(126)}` });
    expect(performance.now() - start).toBeLessThan(200);
  });

  it("takes words of exactly the longest length, counted in code points", () => {
    expect(errorsOf({ senderName: "😀".repeat(200), messageBody: "x".repeat(4000) })).toEqual([]);
    expect(errorsOf({ senderName: "😀".repeat(201) })).toEqual([
      { field: "senderName", code: "too_long" },
    ]);
  });

  it("writes every text in one way (NFC), and measures it so", () => {
    const decomposed = "Å".normalize("NFD");
    const typed = { ...complete, senderName: decomposed, companyName: decomposed };
    const more = { email: `${decomposed}sa@ö.example`.normalize("NFD"), phoneNumber: decomposed };
    expect(parseProspect({ ...typed, ...more, messageBody: decomposed.repeat(4000) })).toEqual({
      ok: true,
      fields: {
        ...complete,
        senderName: "Å",
        companyName: "Å",
        email: "Åsa@ö.example",
        phoneNumber: "Å",
        messageBody: "Å".repeat(4000),
      },
    });
  });

  it("names one error a field, in the order of the form", () => {
    expect(
      errorsOf({
        hasApprovedPrivacyPolicy: false,
        messageBody: 1,
        email: "x",
        senderName: "\n".repeat(201),
        companyName: "\u0007".repeat(201),
      }),
    ).toEqual([
      { field: "senderName", code: "required" },
      { field: "companyName", code: "invalid" },
      { field: "email", code: "invalid" },
      { field: "messageBody", code: "invalid" },
      { field: "hasApprovedPrivacyPolicy", code: "required" },
    ]);
  });
});

describe("the wire's fields", () => {
  it("are these, in the order of the form", () => {
    expect(prospectFields).toEqual(Object.keys(complete));
  });

  it("each have their error codes listed, so that a page has words for them", () => {
    expect(Object.keys(prospectErrorCodes)).toEqual(prospectFields);
  });
});
