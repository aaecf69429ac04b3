import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { OperatorError } from "./cli/operator-error.ts";
import type { Settings } from "./settings/settings.ts";

/**
 * Starts listening and returns the URL to open in a browser on this machine.
 * @throws `OperatorError` if it cannot.
 */
export async function listen(
  app: FastifyInstance,
  { HOST: host, PORT: port }: Pick<Settings, "HOST" | "PORT">,
): Promise<string> {
  const { level } = app.log;
  // The framework would log a line for each of the machine's addresses.
  app.log.level = "warn";
  await app.listen({ host, port }).catch((error: Error) => {
    throw new OperatorError(
      `Cannot listen on ${host}, port ${port}: ${error.message}. ` +
        "Check the settings HOST and PORT.",
    );
  });
  app.log.level = level;
  const [first] = app.addresses() as AddressInfo[];
  return getLocalUrl(host, first?.port);
}

/** How the log line of a server that is ready begins. */
export const readyMessage = "The site is ready";

/** Returns the URL from the log line of a server that is ready; undefined from any other line. */
export function parseReadyUrl(line: string): string | undefined {
  try {
    const { msg = "", url } = JSON.parse(line) as { msg?: string; url?: string };
    return msg.startsWith(readyMessage) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the URL at which this machine reaches a server that listens on a host. */
export function getLocalUrl(host: string, port: number | undefined): string {
  const anyHost = host === "0.0.0.0" || host === "::";
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${anyHost ? "localhost" : name}:${port}`;
}
