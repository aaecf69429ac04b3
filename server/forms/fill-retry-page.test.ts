import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { inquiryForm } from "#contract/inquiry";
import { retryPage } from "../testing/built-site.ts";
import { fillRetryPage, type Retry } from "./fill-retry-page.ts";

const fill = (retry: Partial<Retry>) =>
  fillRetryPage(retryPage("sv"), { fields: {}, errors: [], failed: false, ...retry });
const visibleErrors = (html: string) =>
  load(html)("[data-error]")
    .toArray()
    .map((element) => element.attribs["data-error"]);

describe("fillRetryPage", () => {
  it("shows the messages that apply, at the field and in the summary, and removes the others", () => {
    const html = fill({
      errors: [
        { field: "email", code: "invalid" },
        { field: "hasApprovedPrivacyPolicy", code: "required" },
      ],
    });
    const $ = load(html);
    const expected = ["email.invalid", "hasApprovedPrivacyPolicy.required"];
    expect(visibleErrors(html)).toEqual([...expected, ...expected]);
    expect($("[data-error][hidden]")).toHaveLength(0);
    expect($("[data-error-summary]").attr("hidden")).toBeUndefined();
    expect($("[data-error-summary]").is("[autofocus]")).toBe(true);
    expect($("[data-form-failure]")).toHaveLength(0);
  });

  it("ties each invalid control to its message, beside the hint", () => {
    const $ = load(
      fill({
        errors: [
          { field: "email", code: "required" },
          { field: "messageBody", code: "too_long" },
        ],
      }),
    );
    expect($("#email").attr("aria-invalid")).toBe("true");
    expect($("#email").attr("aria-describedby")).toBe("email-hint email-error");
    expect($("#messageBody").attr("aria-invalid")).toBe("true");
    expect($("#messageBody").attr("aria-describedby")).toBe("messageBody-error");
    expect($("#senderName").attr("aria-invalid")).toBeUndefined();
    expect($("#senderName").attr("aria-describedby")).toBe("senderName-hint");
  });

  it("shows only the failure when it is not the visitor's", () => {
    const html = fill({ failed: true });
    const $ = load(html);
    expect($("[data-form-failure]").attr("hidden")).toBeUndefined();
    expect($("[data-form-failure]").is("[autofocus]")).toBe(true);
    expect($("[data-error-summary]")).toHaveLength(0);
    expect(visibleErrors(html)).toEqual([]);
  });

  it("keeps what was typed and ticked", () => {
    const $ = load(
      fill({
        fields: {
          senderName: "Åsa 🧑‍🤝‍🧑",
          messageBody: "\n\nfirst\n\tsecond ",
          hasPersonalUsageInterest: "true",
          idempotencyKey: "12345678",
          email: ["one@idi.example", "two@idi.example"],
        },
      }),
    );
    expect($("[name=senderName]").val()).toBe("Åsa 🧑‍🤝‍🧑");
    expect($("[name=messageBody]").text()).toBe("\n\nfirst\n\tsecond ");
    expect($("[name=hasPersonalUsageInterest]").is("[checked]")).toBe(true);
    expect($("[name=hasPersonalUsageInterest]").attr("value")).toBe("true");
    expect($("[name=hasTeamUsageInterest]").is("[checked]")).toBe(false);
    expect($("[name=idempotencyKey]").val()).toBe("12345678");
    expect($("[name=email]").val()).toBe("one@idi.example");
    expect($("[name=companyName]").val()).toBe("");
  });

  it.each([
    ["AX", "AX"],
    [["SE", "AX"], "SE"],
    ["XX", ""],
    ['"]', ""],
    [undefined, ""],
  ])("keeps the choice %j of a list", (sent, chosen) => {
    const html = fillRetryPage(retryPage("sv", inquiryForm), {
      fields: { country: sent },
      errors: [{ field: "country", code: "required" }],
      failed: false,
    });
    const $ = load(html);
    expect($("[name=country] option[selected]")).toHaveLength(1);
    expect($("[name=country]").val()).toBe(chosen);
    expect($("[name=country]").attr("aria-invalid")).toBe("true");
  });

  it("writes markup in the visitor's words as text", () => {
    const attack = `"><script>alert(1)</script>`;
    const area = `</textarea><script>alert(2)</script>`;
    const html = fill({ fields: { senderName: attack, messageBody: area } });
    const $ = load(html);
    expect($("script")).toHaveLength(0);
    expect($("[name=senderName]").val()).toBe(attack);
    expect($("[name=messageBody]").text()).toBe(area);
    expect(html).not.toContain("<script>alert(2)");
  });

  it("leaves the rest of the page as it was built", () => {
    expect(load(fill({}))("title").text()).toBe("Åtgärda & skicka");
    expect(fill({})).toContain("<title>Åtgärda &amp; skicka</title>");
  });
});
