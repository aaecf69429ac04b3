/**
 * Removes the ports that some proxies append to the IP addresses in X-Forwarded-For: a proxy's address would not be
 * recognised as trusted, and a visitor's port differs with each connection.
 */
export function removePorts(forwardedFor: string): string {
  return forwardedFor
    .split(",")
    .map((entry) => stripPort(entry.trim()))
    .join(", ");
}

function stripPort(ip: string): string {
  const [, inBrackets, beforeColon] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip) ?? [];
  return inBrackets ?? beforeColon ?? ip;
}
