import { join, resolve } from "node:path";
import * as z from "zod";
import { OperatorError } from "../cli/operator-error.ts";
import {
  baseUrl,
  booleanSetting,
  type DatabaseSetting,
  database,
  durationUnitsMs,
  emailList,
  emailPattern,
  expectedFormats,
  folderPath,
  geocoderUrl,
  integerSetting,
  isSameHost,
  mailServer,
  outboundLimit,
  platformMessages,
  rateLimit,
  repository,
  tileUrl,
  trustedProxies,
  webOrigin,
} from "./setting-formats.ts";

/** Settings that may contain a password or a key. Messages never repeat their values. */
const secrets = new Set([
  "DATABASE_URL",
  "PLATFORM_MESSAGES",
  "SMTP_URL",
  "GEOCODER_URL",
  "GEOCODER_KEY",
  "TILES_URL",
  "METRICS_TOKEN",
]);

/** Settings that require another setting, and the form of the latter. */
const requiredTogether = [
  ["PLATFORM_MESSAGES", "PLATFORM_URL", expectedFormats.platformUrl],
  ["GEOCODER_KEY", "GEOCODER_URL", expectedFormats.geocoderUrl],
  ["GEOCODER_URL", "GEOCODER_KEY", expectedFormats.geocoderKey],
  ["NOTIFY_TO", "SMTP_URL", expectedFormats.smtpUrl],
  ["SMTP_URL", "NOTIFY_TO", expectedFormats.notifyTo],
] as const;

const standardTiles = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

const settingsSchema = z.object({
  /** The port to listen on; 0 picks a free one. */
  PORT: integerSetting(0, 65_535).default(3000),
  /** The host name or IP address to listen on. A container needs 0.0.0.0 (or :: for both protocols). */
  HOST: z.string().regex(/^\S+$/, expectedFormats.host).default("localhost"),
  /** The folder for all stored data. */
  DATA_DIR: folderPath.default(resolve("data")),
  /** The database; by default the file idi.sqlite in `DATA_DIR`. */
  DATABASE_URL: database.optional(),
  /**
   * The account platform, which Sign in and Register lead to; if set, prospects are delivered to it.
   */
  PLATFORM_URL: baseUrl.optional(),
  /** Whether submissions are delivered; if not, they wait. */
  DELIVERY: booleanSetting("on", "off").default(true),
  /** The platform's endpoint for messages of the short form; off by default. */
  PLATFORM_MESSAGES: platformMessages.optional(),
  /** The mail server for notices to the sales team: a secret. */
  SMTP_URL: mailServer.optional(),
  /** Whether smtp:// requires STARTTLS; smtps:// always uses TLS. */
  SMTP_TLS: booleanSetting("required", "off").default(true),
  NOTIFY_TO: emailList.optional(),
  /** Sender of the notices; by default the first recipient. */
  NOTIFY_FROM: z.string().regex(emailPattern, expectedFormats.notifyFrom).optional(),
  /** The public URL of this site, without a trailing slash. */
  SITE_URL: webOrigin.default("http://localhost:3000"),
  /**
   * Whether to allow HSTS preloading: the site and all its subdomains can then never again be reached
   * without https.
   */
  HSTS_PRELOAD: booleanSetting("on", "off").default(false),
  /** Form posts per client IP address; `null` is unlimited. `timeWindow` in ms. */
  RATE_LIMIT: rateLimit.default({ max: 30, timeWindow: 10 * durationUnitsMs.m }),
  /** Valid form posts of all clients together; `null` is unlimited. */
  RATE_LIMIT_OVERALL: rateLimit.default({ max: 3000, timeWindow: 10 * durationUnitsMs.m }),
  /** Networks of trusted proxies, whose X-Forwarded headers are believed; none by default. */
  TRUST_PROXY: trustedProxies.default([]),
  /** The folder of the nightly backups; the metrics report their age. */
  BACKUP_FOLDER: folderPath.optional(),
  /** Days for which a submission is kept, as the privacy policy says. */
  RETENTION_DAYS: integerSetting(1, 99_999, "days").default(395),
  /** The geocoding service, queried with the parameters address and key. */
  GEOCODER_URL: geocoderUrl.optional(),
  /** The geocoding service's key: a secret. */
  GEOCODER_KEY: z.string().regex(/^\S+$/, expectedFormats.geocoderKey).optional(),
  /** Place look-ups per client IP address; `null` is unlimited. */
  GEOCODE_LIMIT: rateLimit.default({ max: 300, timeWindow: 10 * durationUnitsMs.m }),
  /** Look-ups by the geocoding service for all visitors together. */
  GEOCODER_BUDGET: outboundLimit.default({ max: 1000, timeWindow: durationUnitsMs.h }),
  /** URL of the map's street tiles, with {z}, {x} and {y}; `null` turns them off. */
  TILES_URL: tileUrl.default(standardTiles),
  /** Tiles fetched from their server for all visitors together. */
  TILES_BUDGET: outboundLimit.default({ max: 480, timeWindow: durationUnitsMs.m }),
  /** Size limit of the tile cache in memory, in megabytes. */
  TILES_MEMORY_MB: integerSetting(1, 4096).default(64),
  /** The token with which another machine may read /metrics: a secret. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, expectedFormats.metricsToken)
    .optional(),
  /** The repository for which `npm run build:admin` makes the editor. */
  ADMIN_REPOSITORY: repository.optional(),
  /** How editors sign in: for GitHub the URL of an OAuth service, for GitLab an application id. */
  ADMIN_SIGN_IN: z.string().regex(/^\S+$/, expectedFormats.adminSignIn).optional(),
  /** The folder of the built site. */
  DIST_DIR: folderPath.default(resolve("dist")),
});

export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

const schema = settingsSchema
  .superRefine((values, { addIssue }) => {
    const addSettingIssue = (name: string, message: string) =>
      addIssue({ code: "custom", path: [name], message });
    const { SITE_URL, PLATFORM_URL, PLATFORM_MESSAGES } = values;
    if (isSameHost(PLATFORM_URL, SITE_URL))
      addSettingIssue("PLATFORM_URL", expectedFormats.platformUrl);
    if (isSameHost(PLATFORM_MESSAGES, SITE_URL)) {
      addSettingIssue("PLATFORM_MESSAGES", expectedFormats.platformMessages);
    }
    for (const [name, needed, message] of requiredTogether) {
      if (values[name] && !values[needed]) addSettingIssue(needed, message);
    }
  })
  .transform(({ DATABASE_URL, PLATFORM_URL, PLATFORM_MESSAGES, ...others }) => {
    const { SMTP_URL, SMTP_TLS, NOTIFY_TO, NOTIFY_FROM, ...rest } = others;
    const file = join(rest.DATA_DIR, "idi.sqlite");
    return {
      ...rest,
      DATABASE_URL: DATABASE_URL ?? ({ dialect: "sqlite", file } satisfies DatabaseSetting),
      PLATFORM_URL: PLATFORM_URL ?? "https://platform.idi.example",
      /** The delivery targets that are set. */
      deliveryTargets: {
        platform: PLATFORM_URL,
        platformMessages: PLATFORM_MESSAGES,
        mail:
          SMTP_URL && NOTIFY_TO
            ? {
                server: SMTP_URL,
                requiresTls: SMTP_TLS,
                to: NOTIFY_TO,
                from: NOTIFY_FROM ?? NOTIFY_TO[0] ?? "",
              }
            : undefined,
      },
    };
  });

/** Validated settings of the server and of the build, with absolute paths. */
export type Settings = z.output<typeof schema>;

/** Wrong settings; a message is "is …: it must be …." */
export class SettingsError extends OperatorError {
  override name = "SettingsError";
  readonly issues: readonly { setting: string; message: string }[];

  constructor(issues: SettingsError["issues"]) {
    super(issues.map(({ setting, message }) => `The setting ${setting} ${message}`).join("\n"));
    this.issues = issues;
  }
}

/**
 * Reads the settings. An empty one counts as absent.
 * @throws `SettingsError` that names every wrong setting, its value and the expected form.
 */
export function readSettings(
  environment: Record<string, string | undefined> = process.env,
): Settings {
  const givenSettings = Object.entries(environment).filter(([, value]) => value?.trim());
  const result = schema.safeParse(Object.fromEntries(givenSettings));
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => {
    const setting = String(path[0]);
    const value = environment[setting]?.trim();
    const state = value ? `is ${formatSetting(setting, environment[setting])}` : "is missing";
    return { setting, message: `${state}: it must be ${message}.` };
  });
  throw new SettingsError(issues);
}

function formatSetting(name: string, value = ""): string {
  if (secrets.has(name)) return "not valid";
  return JSON.stringify(value.replace(/\/\/[^/]*@/, "//***@"));
}
