import { describe, expect, it } from "vitest";
import { otto } from "#tests/harness/forms";
import { anna } from "#tests/harness/prospects";
import type { StoredProspect } from "../store/prospect-row.ts";
import { entriesListing, showControls } from "./listing.ts";
import { entryReport } from "./reports.ts";

const prospectsListing = (prospects: StoredProspect[]) =>
  entriesListing(entryReport("prospects"), prospects);

describe("entriesListing", () => {
  it("says so when there is nothing", () => {
    expect(prospectsListing([])).toBe("No prospects yet.\n");
  });

  it("shows every value, a block a prospect", () => {
    const stored = { id: "0199-id", receivedAt: "2026-01-02T03:04:05.678Z", ...anna };
    const listing = prospectsListing([
      { ...stored, language: "sv" },
      { ...stored, id: "0200-id", phoneNumber: "", language: null },
    ]);
    const gap = " ".repeat(29);
    expect(listing.split("\n\nid ")[0]).toBe(
      [
        "id                           0199-id",
        "receivedAt                   2026-01-02T03:04:05.678Z",
        "senderName                   Åsa Öberg-Müßig",
        'companyName                  Smörgås & "Söner" <AB>',
        "email                        asa.oberg@foretag.example",
        "phoneNumber                  +46 8 123 45 67",
        "messageBody                  Hej!",
        gap,
        `${gap}Vi är 12 personer 🧑‍🤝‍🧑 och vill veta mer.`,
        "hasFacilitatorUsageInterest  false",
        "hasTeamUsageInterest         true",
        "hasPersonalUsageInterest     false",
        "hasApprovedPrivacyPolicy     true",
        "language                     sv",
      ].join("\n"),
    );
    expect(listing).toMatch(/\n\nid +0200-id\n/);
    expect(listing).toMatch(/\nphoneNumber\n/);
    expect(listing).toMatch(/\nlanguage\n$/);
  });

  it("shows messages by their own names", () => {
    expect(entriesListing(entryReport("messages"), [])).toBe("No messages yet.\n");
    const message = { id: "1", receivedAt: "2", ...otto, message: "a\nb", language: null };
    expect(entriesListing(entryReport("messages"), [message])).toMatch(
      /\nmessage {5}a\n {12}b\nlanguage\n$/,
    );
  });

  it("cannot command the terminal", () => {
    const senderName = "\u001b[2J\u001b]0;title\u0007\u009b31m\r\u202egnp\u2028";
    const listing = prospectsListing([
      { id: "1", receivedAt: "2", ...anna, senderName, language: null },
    ]);
    expect(listing).toContain(
      "\\u{1b}[2J\\u{1b}]0;title\\u{7}\\u{9b}31m\\u{d}\\u{202e}gnp\\u{2028}\n",
    );
  });
});

describe("showControls", () => {
  it("leaves text of every script, line breaks and tabs alone", () => {
    const text = "Åäö ß 🧑‍🤝‍🧑 שלום नमस्ते\n\tend";
    expect(showControls(text)).toBe(text);
  });
});
