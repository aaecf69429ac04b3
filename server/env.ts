import { join, resolve } from "node:path";
import * as z from "zod";
import {
  type DatabaseSetting,
  database,
  expected,
  isSameHost,
  mailAddress,
  mailAddresses,
  mailServer,
  networks,
  platformMessages,
  rateLimit,
  repository,
  tileSource,
  units,
  webAddress,
  webOrigin,
} from "./setting-formats.ts";
import { StartupError } from "./startup-error.ts";

/** Settings whose value may hold a password or a key, and so is never repeated in a message. */
const secrets = new Set([
  "DATABASE_URL",
  "PLATFORM_MESSAGES",
  "SMTP_URL",
  "GEOCODER_URL",
  "GEOCODER_KEY",
  "TILES_URL",
  "METRICS_TOKEN",
]);

/** Settings that need another one, which has to look like this. */
const companions = [
  ["PLATFORM_MESSAGES", "PLATFORM_URL", expected.platformUrl],
  ["GEOCODER_KEY", "GEOCODER_URL", expected.geocoderUrl],
  ["GEOCODER_URL", "GEOCODER_KEY", expected.geocoderKey],
  ["NOTIFY_TO", "SMTP_URL", expected.smtpUrl],
  ["SMTP_URL", "NOTIFY_TO", expected.notifyTo],
] as const;

const standardTiles = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";

const schema = z
  .object({
    /** The port to listen on; 0 takes a free one. */
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, expected.port)
      .default("3000")
      .transform(Number)
      .refine((port) => port <= 65_535, { error: expected.port }),
    /** The address to listen on. A container needs 0.0.0.0 (or :: for both protocols). */
    HOST: z.string().regex(/^\S+$/, expected.host).default("localhost"),
    /** The folder of everything that is kept. */
    DATA_DIR: z
      .string()
      .default("./data")
      .transform((path) => resolve(path)),
    /** The database; by default the file idi.sqlite in `DATA_DIR`. */
    DATABASE_URL: database.optional(),
    /** The account platform, to which Sign in and Register lead; if set, prospects are delivered to it. */
    PLATFORM_URL: webAddress.optional(),
    /** Where the platform takes messages of the short form, which it was promised no address for. */
    PLATFORM_MESSAGES: platformMessages.optional(),
    /** The mail server that tells the sales team of each message: a secret. */
    SMTP_URL: mailServer.optional(),
    /** Whether smtp:// has to turn to TLS before anything is said; smtps:// speaks nothing else. */
    SMTP_TLS: z
      .enum(["required", "off"], expected.smtpTls)
      .default("required")
      .transform((choice) => choice === "required"),
    /** Who is told. */
    NOTIFY_TO: mailAddresses.optional(),
    /** Whom the mail comes from; by default the first of those who are told. */
    NOTIFY_FROM: z.string().regex(mailAddress, expected.notifyFrom).optional(),
    /** The public address of this site, without a trailing slash. */
    SITE_URL: webOrigin.default("http://localhost:3000"),
    /**
     * Whether browsers may be told of this site in advance: it, and everything below its name, can
     * then never again be reached without https.
     */
    HSTS_PRELOAD: z
      .enum(["on", "off"], expected.onOrOff)
      .default("off")
      .transform((choice) => choice === "on"),
    /** How often one address may post forms; `null` is without limit. `timeWindow` in ms. */
    RATE_LIMIT: rateLimit.default({ max: 30, timeWindow: 10 * units.m }),
    /** How often all addresses together may post sound forms; `null` is without limit. */
    RATE_LIMIT_OVERALL: rateLimit.default({ max: 3000, timeWindow: 10 * units.m }),
    /** The networks of the proxies in front, whose X-Forwarded headers are believed; none by default. */
    TRUST_PROXY: networks.default([]),
    /** How long a received form is kept, in days: as the privacy policy says. */
    RETENTION_DAYS: z
      .string()
      .regex(/^[1-9]\d{0,4}$/, expected.days)
      .default("395")
      .transform(Number),
    /** The geocoding service, asked with the query parameters address and key. */
    GEOCODER_URL: webAddress.optional(),
    /** The geocoding service's key: a secret. */
    GEOCODER_KEY: z.string().regex(/^\S+$/, expected.geocoderKey).optional(),
    /** How often one address may look up places; `null` is without limit. */
    GEOCODE_LIMIT: rateLimit.default({ max: 300, timeWindow: 10 * units.m }),
    /** Where the map's street tiles come from, with {z}, {x} and {y}; `null` is from nowhere. */
    TILES_URL: tileSource.default(standardTiles),
    /** How much room the tiles that are kept may take, in megabytes. */
    TILES_CACHE_MB: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, expected.megabytes)
      .default("200")
      .transform(Number)
      .refine((size) => size <= 100_000, { error: expected.megabytes }),
    /** Who shows it may read /metrics from another machine: a secret. */
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, expected.metricsToken)
      .optional(),
    /** The repository that `npm run build:admin` makes the editor in the browser for. */
    ADMIN_REPOSITORY: repository.optional(),
    /** How editors sign in there: on GitHub the address of an OAuth service, on GitLab an application's id. */
    ADMIN_SIGN_IN: z.string().regex(/^\S+$/, expected.adminSignIn).optional(),
    /** The folder of the built site. */
    DIST_DIR: z
      .string()
      .default("./dist")
      .transform((path) => resolve(path)),
  })
  .superRefine((settings, { addIssue }) => {
    const refuse = (name: string, message: string) =>
      addIssue({ code: "custom", path: [name], message });
    const { SITE_URL, PLATFORM_URL, PLATFORM_MESSAGES } = settings;
    if (isSameHost(PLATFORM_URL, SITE_URL)) refuse("PLATFORM_URL", expected.platformUrl);
    if (isSameHost(PLATFORM_MESSAGES, SITE_URL)) {
      refuse("PLATFORM_MESSAGES", expected.platformMessages);
    }
    for (const [given, needed, message] of companions) {
      if (settings[given] && !settings[needed]) refuse(needed, message);
    }
  })
  .transform(({ DATABASE_URL, PLATFORM_URL, PLATFORM_MESSAGES, ...others }) => {
    const { SMTP_URL, SMTP_TLS, NOTIFY_TO, NOTIFY_FROM, ...rest } = others;
    const file = join(rest.DATA_DIR, "idi.sqlite");
    return {
      ...rest,
      DATABASE_URL: DATABASE_URL ?? ({ dialect: "sqlite", file } satisfies DatabaseSetting),
      PLATFORM_URL: PLATFORM_URL ?? "https://platform.idi.example",
      /** Where submissions are delivered to: only what was set. */
      delivery: {
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

/** The settings of the server and of the build, checked, with paths made absolute. */
export type Env = z.output<typeof schema>;

/**
 * Reads the settings. An empty one counts as absent. Throws a `StartupError` that names every wrong
 * setting, what it holds and what was expected.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.entries(source).filter(([, value]) => value?.trim());
  const result = schema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    const state = source[name]?.trim() ? `holds ${shown(name, source[name])}` : "is missing";
    return `The setting ${name} ${state}. Expected: ${message}.`;
  });
  throw new StartupError(lines.join("\n"));
}

function shown(name: string, value = ""): string {
  if (secrets.has(name)) return "a value that is not shown here";
  return JSON.stringify(value.replace(/\/\/[^/]*@/, "//***@"));
}
