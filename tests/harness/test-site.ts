import { brotliCompressSync, gzipSync } from "node:zlib";
import { formEndpoints } from "#contract/endpoints.ts";
import type { FieldControl } from "#contract/field-rules.ts";
import type { Form } from "#contract/form.ts";
import { getFormErrorPageFile, getTooManyRequestsFile } from "#contract/form-error-page.ts";
import { prospectForm } from "#contract/prospect.ts";
import { serverValueAttribute, serverValues } from "#contract/server-values.ts";
import { spamFields } from "#contract/spam-signs.ts";
import { type Locale, locales } from "#locale/languages.ts";
import { getLinkPath, getNotFoundPath } from "#locale/routes.ts";
import { type BuildInfo, defaultPeriods } from "#server/built-site/build-info.ts";
import { inlineHashesFile } from "#server/headers/inline-hashes.ts";
import { formSamples } from "./form-samples.ts";
import { linkGazetteer } from "./link-gazetteer.ts";
import { createTempFolder, writeFiles } from "./temp-folder.ts";

/** The hashes of every page of the small site. */
export const inlineHashes = {
  scripts: [`sha256-${"s".repeat(43)}=`],
  styles: [`sha256-${"t".repeat(43)}=`],
};

/**
 * Writes a small built site, as the build would, to a folder; by default a temporary one of the
 * running test.
 */
export function createTestSite(folder = createTempFolder()): string {
  writeFiles(folder, createSiteFiles());
  linkGazetteer(folder);
  return folder;
}

let compressedFiles: Record<string, string | Buffer> | undefined;

/** All files with their compressed copies, which are made once. */
function createSiteFiles(): Record<string, string | Buffer> {
  if (compressedFiles) return compressedFiles;
  compressedFiles = { ...createPlainFiles() };
  for (const [name, text] of Object.entries(createPlainFiles())) {
    if (!/\.(html|js|txt)$/.test(name)) continue;
    compressedFiles[`${name}.br`] = brotliCompressSync(text);
    compressedFiles[`${name}.gz`] = gzipSync(text);
  }
  return compressedFiles;
}

/** The record of a build. The small site has none, so that a server with any settings serves it. */
export const sampleBuildInfo: BuildInfo = {
  fingerprint: "",
  builtAt: "",
  settings: { SITE_URL: "", PLATFORM_URL: "", HSTS_PRELOAD: false },
  ...defaultPeriods,
  websiteFormDays: 395,
  samples: 0,
};

function createPlainFiles(): Record<string, string> {
  const files: Record<string, string> = {
    "index.html": createPage("en", "Home"),
    "sv.html": createPage("sv", "Hem"),
    "de/index.html": createPage("de", "Start"),
    "product.html": createPage("en", "Product"),
    "sv/produkt.html": createPage("sv", "Produkt"),
    "sv/privacy-policy.html": createPage("sv", "Integritetspolicy"),
    "message-sent.html": createSentPage("en", "Sent"),
    "sv/meddelande-skickat.html": createSentPage("sv", "Skickat"),
    "de/nachricht-gesendet.html": createSentPage("de", "Gesendet"),
    "404.html": createPage("en", "Page not found"),
    "sv/404.html": createPage("sv", "Sidan finns inte"),
    "de/404.html": createPage("de", "Seite nicht gefunden"),
    "map/shapes.3f2a.json": "{}",
    "_astro/site.3f2a.js": `export const words = "${"hydrate ".repeat(200)}";`,
    "robots.txt": "User-agent: *\nAllow: /\n",
    "og/home.png": "picture",
    "dates/sv/spring.ics": "BEGIN:VCALENDAR\r\n",
    "map of europe.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    ".well-known/security.txt": "Contact: https://idi.example/contact\n",
    _headers: "not for visitors",
  };
  for (const locale of locales) {
    files[`${getLinkPath("messageSent", locale).slice(1)}.html`] ??= createSentPage(locale, "Sent");
    files[`${getNotFoundPath(locale).slice(1)}.html`] ??= createPage(locale, "Not found");
    files[getTooManyRequestsFile(locale)] = `Too many in ${locale}\n`;
  }
  for (const { form } of formSamples) {
    for (const locale of locales)
      files[getFormErrorPageFile(form.name, locale)] = createFormErrorPage(locale, form);
  }
  files[inlineHashesFile] = JSON.stringify(
    Object.fromEntries(
      Object.keys(files)
        .filter((name) => name.endsWith(".html"))
        .map((name) => [name, inlineHashes]),
    ),
  );
  return files;
}

function createPage(locale: Locale, heading: string): string {
  const text = `<p>${"One more sentence. ".repeat(80)}</p>`;
  return `<!doctype html><html lang="${locale}"><body><h1>${heading}</h1>${text}</body></html>`;
}

function createSentPage(locale: Locale, heading: string): string {
  const sentence = `<p hidden="" id="sent" ${serverValueAttribute}="${serverValues.reference}"><span>Reference </span><b></b></p>`;
  return createPage(locale, heading).replace("</h1>", `</h1>${sentence}`);
}

/** A form error page with every control and message of the form's contract. */
export function createFormErrorPage(locale: Locale, form: Form<unknown> = prospectForm): string {
  const messages = form.fieldNames.flatMap((field) =>
    (form.errorCodes[field] ?? []).map((code) => ({ field, code })),
  );
  const fieldAttributes = (field: string) =>
    messages
      .filter((message) => message.field === field)
      .map(({ code }) => `<span data-error="${field}.${code}" hidden>${field} ${code}</span>`)
      .join("");
  const summary = messages
    .map(
      ({ field, code }) =>
        `<li data-error="${field}.${code}" hidden><a href="#${field}">!</a></li>`,
    )
    .join("");
  const names = Object.entries(form.controls).flatMap(([field, { impliedBy }]) =>
    impliedBy ? [impliedBy.name, field] : [field],
  );
  return `<!doctype html><html lang="${locale}"><head><title>Åtgärda &amp; skicka</title></head><body>
  <div data-error-summary tabindex="-1" hidden><ul>${summary}</ul></div>
  <div data-form-failure role="alert" tabindex="-1" hidden>Failure in ${locale}</div>
  <p hidden="" id="wait" ${serverValueAttribute}="${serverValues.wait}"><span>Again in </span><b></b></p>
  <form method="post" action="${formEndpoints[form.name]}">
    <input type="hidden" name="language" value="${locale}"><input type="hidden" name="idempotencyKey">
    ${names.map((name) => `${createControl(name, form.controls[name]?.type)}<p id="${name}-error">${fieldAttributes(name)}</p>`).join("")}
    <div hidden><input name="${spamFields.honeypot}"></div>
    <button>Send</button>
  </form></body></html>`;
}

function createControl(name: string, kind: FieldControl["type"] = "checkbox"): string {
  const attributes = `id="${name}" name="${name}" data-error-id="${name}-error"`;
  if (kind === "checkbox" || kind === "consent") {
    return `<input ${attributes} type="checkbox" value="true">`;
  }
  if (kind === "textarea") return `<textarea ${attributes} rows="5"></textarea>`;
  if (kind === "country") {
    const countries = '<option value="SE">Sweden</option><option value="AX">Åland</option>';
    return `<select ${attributes}><option value="" selected>Choose</option>${countries}</select>`;
  }
  return `<p id="${name}-hint">Hint</p><input ${attributes} aria-describedby="${name}-hint">`;
}
