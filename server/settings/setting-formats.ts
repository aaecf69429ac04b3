import { isIP, isIPv4 } from "node:net";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import * as z from "zod";
import { hourMs, minuteMs } from "../time/durations.ts";

export const durationUnitsMs = { s: 1000, m: minuteMs, h: hourMs } as const;

/** The expected form of each kind of setting, in words that end a sentence. */
export const expectedFormats = {
  host: "a host name or an IP address",
  url: "a web address such as https://platform.example",
  platformUrl: "the account platform's web address, which is not this site's (SITE_URL)",
  platformMessages:
    '"off", a path of the platform such as /api/contact-message, or a whole web address, ' +
    "which is not this site's (SITE_URL)",
  origin: "a web address without a path, such as https://www.example.org",
  repository:
    "the web address of a repository on GitHub, such as https://github.com/owner/website, or on " +
    'GitLab, with "gitlab" in the name of the host',
  adminSignIn: "the address of an OAuth service (GitHub) or the id of an application (GitLab)",
  rateLimit: '"off", or a count and a duration such as 30/10m (units s, m, h)',
  networks:
    "networks such as 10.0.0.0/8, single addresses, or the words loopback, linklocal and " +
    "uniquelocal, separated by commas",
  geocoderUrl:
    "a web address such as https://geocoder.example/json, set together with GEOCODER_KEY",
  geocoderKey: "the geocoding service's key, without spaces, set together with GEOCODER_URL",
  tiles:
    '"off", or a web address such as https://tiles.example/{z}/{x}/{y}.png, without other braces',
  database:
    "sqlite: and the path of a file, such as sqlite:/var/lib/idi/idi.sqlite, " +
    "or a PostgreSQL database, such as postgres://user:password@host:5432/idi (in the password " +
    "# as %23, / as %2F) or postgres:///idi?host=/var/run/postgresql",
  smtpUrl:
    "a mail server, such as smtps://user:password@mail.example:465 (in the password # as %23, / as %2F), " +
    "set together with NOTIFY_TO",
  notifyTo: "e-mail addresses, separated by commas, set together with SMTP_URL",
  notifyFrom: "one e-mail address",
  metricsToken: "a secret of at least 16 visible characters, without spaces",
};

/** A whole number in a range; `unit` is what it counts. */
export function integerSetting(min: number, max: number, unit = "") {
  const error = `a whole number${unit && ` of ${unit}`} from ${min} to ${max}`;
  const isInRange = (text: string) => Number(text) >= min && Number(text) <= max;
  return z
    .string()
    .refine((text) => /^\d{1,6}$/.test(text) && isInRange(text), { error })
    .transform(Number);
}

/** One of two words; true for the first. */
export function booleanSetting(yes: string, no: string) {
  return z.enum([yes, no], `"${yes}" or "${no}"`).transform((word) => word === yes);
}

export const folderPath = z.string().transform((path) => resolve(path));

const createWebUrl = (expected: string) =>
  z.url({ protocol: /^https?$/, error: expected, abort: true }).refine(
    (text) => {
      const { username, password } = new URL(text);
      return username === "" && password === "";
    },
    { error: `${expected}, without a user name or password` },
  );

/** A web URL without credentials. */
const webUrl = createWebUrl(expectedFormats.url);

export const geocoderUrl = createWebUrl(expectedFormats.geocoderUrl);

/** A web URL to which a path can be added. */
export const baseUrl = webUrl.refine((text) => !/[?#]/.test(text), {
  error: `${expectedFormats.url}, without ? and #`,
});

/** A web URL without credentials and path; returned without a trailing slash. */
export const webOrigin = createWebUrl(expectedFormats.origin)
  .transform((text) => new URL(text))
  .refine(({ href, origin }) => href === `${origin}/`, { error: expectedFormats.origin })
  .transform(({ origin }) => origin);

/** Whether a URL has the same host and port as an origin, by http or https. */
export function isSameHost(url: string | undefined, origin: string): boolean {
  return URL.canParse(url ?? "") && new URL(url ?? "").host === new URL(origin).host;
}

/** A repository on GitHub, or on a GitLab host. */
export interface Repository {
  service: "github" | "gitlab";
  /** The host, as an origin. */
  origin: string;
  /** "owner/website"; on GitLab groups may be nested. */
  name: string;
}

const repositoryUrl = createWebUrl(expectedFormats.repository);

export const repository = repositoryUrl.transform((text, context): Repository => {
  const { origin, hostname, pathname } = new URL(text);
  const name = pathname.replace(/^\/|(\.git)?\/?$/g, "");
  const service = hostname === "github.com" ? "github" : "gitlab";
  const isKnown = service === "github" || hostname.includes("gitlab");
  // Not a page of it: on GitHub /tree/main, on GitLab /-/tree/main.
  const namePattern =
    service === "github" ? /^[\w.-]+\/[\w.-]+$/ : /^[\w.][\w.-]*(\/[\w.][\w.-]*)+$/;
  if (isKnown && namePattern.test(name)) return { service, origin, name };
  context.addIssue({ code: "custom", message: expectedFormats.repository });
  return z.NEVER;
});

/** The endpoint for messages: a path or a URL; `undefined` turns it off. */
export const platformMessages = z.string().transform((text, context) => {
  if (text === "off") return undefined;
  if (/^\/[^/\s]\S*$/.test(text) || webUrl.safeParse(text).success) return text;
  context.addIssue({ code: "custom", message: expectedFormats.platformMessages });
  return z.NEVER;
});

/** A rate limit such as 30/10m. `null` is unlimited; `timeWindow` in ms. */
export const rateLimit = z
  .string()
  .regex(/^(off|[1-9]\d{0,8}\/[1-9]\d{0,5}[smh])$/, expectedFormats.rateLimit)
  .transform((text) => {
    const [, count, amount, unit] = /^(\d+)\/(\d+)([smh])$/.exec(text) ?? [];
    return count
      ? {
          max: Number(count),
          timeWindow: Number(amount) * durationUnitsMs[unit as keyof typeof durationUnitsMs],
        }
      : null;
  });

/** A limit that is never reached. */
export const noOutboundLimit = { max: Number.MAX_SAFE_INTEGER, timeWindow: durationUnitsMs.s };

/** A rate limit of requests that we send; "off" is unlimited. */
export const outboundLimit = rateLimit.transform((limit) => limit ?? noOutboundLimit);

/** Networks of proxies, as `proxy-addr` takes them. */
export const trustedProxies = z
  .string()
  .transform((text) => text.split(",").map((network) => network.trim()))
  .refine((list) => list.every(isNetwork), { error: expectedFormats.networks });

/** Names of networks that every machine has: loopback, link-local and unique local. */
const namedNetworks = ["loopback", "linklocal", "uniquelocal"];

/**
 * Whether a text is a network to trust: 10.0.0.0/8, a single IP address, or one of the names. Refuses /0, and short
 * forms such as 10.1, which mean unexpected IP addresses.
 */
function isNetwork(text: string): boolean {
  if (namedNetworks.includes(text)) return true;
  // Accepts only the IPv6 zones that `proxy-addr` reads.
  const [, ip = "", prefix = "1"] = /^([^/%]+(?:%[\da-z]+)?)(?:\/0*([1-9]\d*))?$/i.exec(text) ?? [];
  return isIP(ip) !== 0 && Number(prefix) <= (isIPv4(ip) ? 32 : 128);
}

/** A tile URL with {z}, {x} and {y}; `null` turns tiles off. */
export const tileUrl = z.string().transform((text, context) => {
  if (text === "off") return null;
  const isComplete = ["{z}", "{x}", "{y}"].every((placeholder) => text.includes(placeholder));
  const filled = text.replace(/\{[zxy]\}/g, "0");
  // Nothing fills in others, such as {s} for a subdomain or {r} for a resolution.
  const hasOthers = /[{}]/.test(filled);
  // The host is fixed: a visitor's choice of a tile reaches no other.
  const hasFixedHost = /^https?:\/\/[^\s/{]+\//i.test(text);
  if (isComplete && !hasOthers && hasFixedHost && webUrl.safeParse(filled).success) return text;
  context.addIssue({ code: "custom", message: expectedFormats.tiles });
  return z.NEVER;
});

/** The database: a file, or a PostgreSQL URL (a secret). */
export type DatabaseSetting =
  | { dialect: "sqlite"; file: string }
  | { dialect: "postgres"; url: string };

/** Returns the host of a PostgreSQL database, or the folder of its socket. */
export function getDatabaseHost(url: string): string {
  const { searchParams, host } = new URL(url);
  return searchParams.get("host") ?? decodeURIComponent(host);
}

/** Parses a PostgreSQL URL with a database, and a host or the folder of a socket; `undefined` for other texts. */
function parsePostgresUrl(text: string): string | undefined {
  if (!/^postgres(ql)?:\/\/[^/]*\/[^/?]/.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  // What follows a # would be dropped, host included.
  if (url.hash) return undefined;
  if (url.host) return isDecodable(url.host) ? text : undefined;
  if (!url.searchParams.get("host")?.startsWith("/")) return undefined;
  // As psql does. The variable USER may be missing in services and commands.
  if (!url.searchParams.has("user")) url.searchParams.set("user", userInfo().username);
  return url.href;
}

function isDecodable(text: string): boolean {
  try {
    return Boolean(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/** A database; a file as an absolute path. */
export const database = z.string().transform((text, context): DatabaseSetting => {
  const url = parsePostgresUrl(text);
  if (url) return { dialect: "postgres", url };
  if (/^sqlite:(\/\/\/)?[^/:]|^sqlite:\/[^/]/.test(text)) {
    return { dialect: "sqlite", file: resolve(text.replace(/^sqlite:(\/\/(?=\/))?/, "")) };
  }
  context.addIssue({ code: "custom", message: expectedFormats.database });
  return z.NEVER;
});

export const mailServer = z
  .url({ protocol: /^smtps?$/, error: expectedFormats.smtpUrl, abort: true })
  .refine((text) => {
    const { hash, hostname } = new URL(text);
    // Of smtp: URLs any host can be parsed, such as %HOST% or 10.0.0.256, at which Nodemailer throws.
    return !hash && URL.canParse(`https://${hostname}`);
  }, expectedFormats.smtpUrl);
/**
 * An e-mail address alone: a colon or semicolon would make a group of it in the head of a mail. An apostrophe may only be
 * before the @: `docker run --env-file` keeps the quotes around a value.
 */
export const emailPattern = /^[^\s@,:;<>"]+@[^\s@,;<>"']+$/;
/** E-mail addresses, separated by commas. */
export const emailList = z
  .string()
  .transform((text) => text.split(",").map((email) => email.trim()))
  .refine((list) => list.every((email) => emailPattern.test(email)), {
    error: expectedFormats.notifyTo,
  });
