import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { endpoints } from "#contract/endpoints";
import { prospectErrorCodes } from "#contract/prospect";
import { retryPageFile } from "#contract/retry-page";
import { type Locale, locales } from "#locale/languages";
import { tempFolder } from "./temp-folder.ts";

/** Writes a small built site, as the build would, into a folder of the running test. */
export function builtSite(): string {
  const folder = tempFolder();
  const files: Record<string, string> = {
    "index.html": page("en", "Home"),
    "sv.html": page("sv", "Hem"),
    "de/index.html": page("de", "Start"),
    "product.html": page("en", "Product"),
    "sv/produkt.html": page("sv", "Produkt"),
    "sv/privacy-policy.html": page("sv", "Integritetspolicy"),
    "message-sent.html": page("en", "Sent"),
    "sv/meddelande-skickat.html": page("sv", "Skickat"),
    "de/nachricht-gesendet.html": page("de", "Gesendet"),
    "404.html": page("en", "Page not found"),
    "sv/404.html": page("sv", "Sidan finns inte"),
    "de/404.html": page("de", "Seite nicht gefunden"),
    "_astro/site.3f2a.js": `export const words = "${"hydrate ".repeat(200)}";`,
    "robots.txt": "User-agent: *\nAllow: /\n",
    "map of europe.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    ".well-known/security.txt": "Contact: https://idi.example/contact\n",
    ".build-notes": "not for visitors",
  };
  for (const locale of locales) files[retryPageFile("prospect", locale)] = retryPage(locale);
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    if (!/\.(html|js|txt)$/.test(name)) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(text));
    writeFileSync(`${path}.gz`, gzipSync(text));
  }
  return folder;
}

function page(locale: Locale, heading: string): string {
  const text = `<p>${"Lorem ipsum. ".repeat(80)}</p>`;
  return `<!doctype html><html lang="${locale}"><body><h1>${heading}</h1>${text}</body></html>`;
}

/** A retry page with every control and message that the form's contract names. */
export function retryPage(locale: Locale): string {
  const messages = Object.entries(prospectErrorCodes).flatMap(([field, codes]) =>
    codes.map((code) => ({ field, code })),
  );
  const at = (field: string) =>
    messages
      .filter((message) => message.field === field)
      .map(({ code }) => `<span data-error="${field}.${code}" hidden>${field} ${code}</span>`)
      .join("");
  const text = (field: string, type: string) =>
    `<label for="${field}">${field}</label>
    <input id="${field}" name="${field}" type="${type}" aria-describedby="${field}-hint" data-error-id="${field}-error">
    <p id="${field}-hint">Hint</p><p id="${field}-error">${at(field)}</p>`;
  const box = (field: string) =>
    `<input id="${field}" name="${field}" type="checkbox" value="true" data-error-id="${field}-error">
    <label for="${field}">${field}</label><p id="${field}-error">${at(field)}</p>`;
  const summary = messages
    .map(
      ({ field, code }) =>
        `<li data-error="${field}.${code}" hidden><a href="#${field}">!</a></li>`,
    )
    .join("");
  return `<!doctype html><html lang="${locale}"><head><title>Åtgärda &amp; skicka</title></head><body>
  <div data-error-summary tabindex="-1" hidden><ul>${summary}</ul></div>
  <div data-form-failure role="alert" tabindex="-1" hidden>Failure in ${locale}</div>
  <form method="post" action="${endpoints.prospect}">
    <input type="hidden" name="language" value="${locale}"><input type="hidden" name="idempotencyKey">
    ${text("senderName", "text")} ${text("companyName", "text")} ${text("email", "email")}
    ${text("phoneNumber", "tel")}
    <textarea id="messageBody" name="messageBody" rows="5" data-error-id="messageBody-error"></textarea>
    <p id="messageBody-error">${at("messageBody")}</p>
    ${box("hasFacilitatorUsageInterest")} ${box("hasOrganizationUsageInterest")}
    ${box("hasTeamUsageInterest")} ${box("hasPersonalUsageInterest")} ${box("hasApprovedPrivacyPolicy")}
    <button>Send</button>
  </form></body></html>`;
}
