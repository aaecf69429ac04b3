import ipaddr from "ipaddr.js";

/** Names of networks that every machine has: its own addresses, those of the link, those of the site. */
const named = ["loopback", "linklocal", "uniquelocal"];

/**
 * Whether a text is a network that can be trusted: 10.0.0.0/8, a single address, or one of the names.
 * All addresses together (/0) are none.
 */
export function isNetwork(text: string): boolean {
  if (named.includes(text)) return true;
  if (!text.includes("/")) return isAddress(text);
  return ipaddr.isValidCIDR(text) && isAddress(text.split("/", 1)[0] ?? "") && !/\/0+$/.test(text);
}

/** Short forms such as 10.1 are left out: they stand for addresses that nobody expects. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

/** An address without the port that some proxies write behind it, which is another for each connection. */
export function withoutPort(address: string): string {
  const [, inBrackets, beforeColon] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? beforeColon ?? address;
}
