import pg from "pg";
import { isLoopback } from "./is-loopback.ts";
import type { DatabaseSetting } from "./setting-formats.ts";
import type { Settings } from "./settings.ts";
import { usesHttps } from "./uses-https.ts";

/** A valid setting with a consequence that its operator should know. */
interface Risk {
  setting: string;
  message: string;
  /** Whether `npm run launch` reports it: messages may be sent unencrypted in private networks. */
  blocksLaunch: boolean;
}

type RiskySettingsInput = Pick<
  Settings,
  "DATABASE_URL" | "DELIVERY" | "RETENTION_DAYS" | "SITE_URL" | "TRUST_PROXY" | "deliveryTargets"
>;

/**
 * Finds settings under which messages are sent unencrypted, are not delivered, or are kept for other periods than the
 * privacy policy states, or under which all visitors share one rate limit.
 */
export function findRiskySettings(
  settings: RiskySettingsInput,
  policyDays = settings.RETENTION_DAYS,
): Risk[] {
  const { DATABASE_URL, DELIVERY, RETENTION_DAYS, TRUST_PROXY, deliveryTargets } = settings;
  const { platform, platformMessages, mail } = deliveryTargets;
  const risks: Risk[] = [];
  const addRisk = (setting: string, message: string, blocksLaunch = false) =>
    risks.push({ setting, message, blocksLaunch });
  if (platform && isUnencrypted(platform)) {
    addRisk("PLATFORM_URL", "Prospects are sent to the platform unencrypted: use https");
  }
  if (platformMessages && isUnencrypted(platformMessages)) {
    addRisk("PLATFORM_MESSAGES", "Messages are sent to the platform unencrypted: use https");
  }
  if (mail && !mail.requiresTls && isUnencrypted(mail.server)) {
    addRisk("SMTP_TLS", "Mails are sent to the mail server unencrypted: remove SMTP_TLS");
  }
  if (isUnencryptedDatabase(DATABASE_URL)) {
    addRisk(
      "DATABASE_URL",
      "Stored data are sent to the database unencrypted: add sslmode=verify-full",
    );
  }
  if (!DELIVERY) {
    addRisk("DELIVERY", "Nothing is delivered: submissions wait until DELIVERY is on", true);
  }
  if (!platform && !mail) {
    const message = "Submissions are stored, but not delivered: set PLATFORM_URL or SMTP_URL";
    addRisk("PLATFORM_URL", message, true);
  }
  if (platform && !platformMessages && !mail) {
    addRisk(
      "SMTP_URL",
      "Messages of the short form are stored, but not delivered: set PLATFORM_MESSAGES or SMTP_URL",
      true,
    );
  }
  // The server has no TLS: a site with https has a proxy.
  if (usesHttps(settings) && TRUST_PROXY.length === 0) {
    const message =
      "All visitors share one rate limit: set TRUST_PROXY to the network of the proxy";
    addRisk("TRUST_PROXY", message, true);
  }
  if (RETENTION_DAYS !== policyDays) {
    const message =
      `Submissions are kept for ${RETENTION_DAYS} days, but the privacy policy states ${policyDays}: change the ` +
      "setting, or websiteFormDays in content/facts.yaml and build again";
    addRisk("RETENTION_DAYS", message, true);
  }
  return risks;
}

/** Whether data sent to a URL leaves this machine unencrypted. */
function isUnencrypted(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return !["https:", "smtps:"].includes(protocol) && !isLoopback(hostname);
}

function isUnencryptedDatabase(database: DatabaseSetting): boolean {
  if (database.dialect === "sqlite") return false;
  try {
    // The driver reads the URL, and PGSSLMODE where that says nothing of TLS. It connects only when told to.
    const { host, ssl } = new pg.Client(database.url);
    return !ssl && !host.startsWith("/") && !isLoopback(host);
  } catch {
    // A URL that it cannot read, or a missing certificate: it sends nothing. The first query says why.
    return false;
  }
}
