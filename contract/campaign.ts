/** The parameters of a URL that name a campaign, in this order. */
const parameters = ["utm_source", "utm_medium", "utm_campaign"];

/** The value of a parameter that is missing, or of which no part may be kept. */
const missing = "none";

/** An @, also full-width or encoded once more, as some newsletters do. */
const addressSign = /[@\uff20\ufe6b]|%(25)*40/;

const maxLength = 40;
const campaignPattern = /^[a-z0-9._-]{1,40}(\/[a-z0-9._-]{1,40}){2}$/;

/** Whether a value is a campaign as `parseCampaign` writes it. */
export function isCampaign(value: unknown): value is string {
  return typeof value === "string" && campaignPattern.test(value);
}

/**
 * Parses the campaign in a URL, as source/medium/campaign: "newsletter/mail/spring". Empty if the URL names none.
 */
export function parseCampaign(url: string): string {
  const start = url.indexOf("?");
  if (start < 0 || !url.includes("utm_", start)) return "";
  const query = new URLSearchParams(url.slice(start).split("#", 1)[0]);
  const parts = parameters.map((name) => sanitizePart(query.get(name) ?? ""));
  return parts.every((part) => part === missing) ? "" : parts.join("/");
}

/** Reduces a text to letters without accents, digits, dots and dashes. Drops e-mail addresses: they name persons. */
function sanitizePart(text: string): string {
  if (text.length <= maxLength && /^[a-z0-9]+$/.test(text)) return text;
  if (addressSign.test(text)) return missing;
  const letters = text
    .slice(0, 4 * maxLength)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
  const safe = letters.toLowerCase().replace(/[^a-z0-9._]+/g, "-");
  return safe.slice(0, maxLength).replace(/^[-._]+|[-._]+$/g, "") || missing;
}
