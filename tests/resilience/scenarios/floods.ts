import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { endpoints, services } from "#contract/endpoints";
import { formOf } from "#tests/harness/prospects";
import { flooder, floodFor } from "../harness/flood.ts";
import { compare, meetDuring } from "../harness/others.ts";
import { prospectOf } from "../harness/prospects.ts";
import { startServer } from "../harness/server.ts";
import type { Context, Figures } from "../scenario.ts";

const connections = 16;
const heads = `Host: localhost\r\nX-Forwarded-For: ${flooder}\r\n`;

/** Form posts of every kind that is refused, or would be if there were fewer. */
function refusedPosts(): string[] {
  const bodies = [
    formOf({ ...prospectOf(140), email: "nobody" }),
    formOf(prospectOf(141)),
    "",
    "x=1&".repeat(10_000),
  ];
  return bodies.map(
    (body) =>
      `POST ${endpoints.prospect} HTTP/1.1\r\n${heads}Content-Length: ${body.length}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\n\r\n${body}`,
  );
}

/** Many place names start with these words, so that many spans may be a name. */
const beginnings = "new f bo sant old los villa st saint santa oy h san la de".split(" ");

/** Addresses of 200 characters, each different. */
function lookups(): string[] {
  return Array.from({ length: 300 }, () => {
    const joint = Math.random() < 0.5 ? " " : ",";
    const few = Array.from({ length: 4 }, () => pick(beginnings));
    const words = Array.from({ length: 100 }, () => pick(few));
    const address = encodeURIComponent(words.join(joint).slice(0, 200));
    return `GET ${services.geocode}?address=${address} HTTP/1.1\r\n${heads}\r\n`;
  });
}

function pick(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)] ?? "";
}

/** Floods the forms from one address with posts to be refused: others wait less than twice as long. */
export function floodWithPosts(context: Context): Promise<Figures> {
  return flood(context, refusedPosts(), (quiet) => 2 * quiet);
}

/** Floods the finder from one address with the longest look-ups: others hardly notice. */
export function floodWithLookups(context: Context): Promise<Figures> {
  return flood(context, lookups(), () => 100);
}

/**
 * No other visitor may fail, and (in the full form, with a second chance) the median waiting time may not
 * exceed what `bearable` makes of that without a flood, in milliseconds.
 */
async function flood(
  context: Context,
  requests: string[],
  bearable: (quiet: number) => number,
): Promise<Figures> {
  const server = await startServer(context, {
    TRUST_PROXY: "loopback",
    RATE_LIMIT: "30/10m",
    GEOCODE_LIMIT: "300/10m",
  });
  const time = context.short ? 2000 : 10_000;
  const chances = context.short ? 1 : 2;
  await meetDuring(server.url, sleep(500));
  for (let chance = 1; ; chance++) {
    const quiet = await meetDuring(server.url, sleep(time));
    const flooding = floodFor(time, server.url, { connections, requests }, context);
    const busy = await meetDuring(server.url, flooding);
    assert.equal(busy.failures, 0, `${busy.failures} of ${busy.visitors} others failed`);
    const isBearable = busy.page < bearable(quiet.page) && busy.message < bearable(quiet.message);
    const figures = compare(quiet, busy);
    if (!context.short && !isBearable && chance < chances) continue;
    assert.ok(context.short || isBearable, `Others waited: ${JSON.stringify(figures)}`);
    await server.stop();
    const answers = Object.entries(busy.result).map(([status, count]) => `${count} × ${status}`);
    return { "answers to the flood": answers.join(" + "), ...figures, chance };
  }
}
