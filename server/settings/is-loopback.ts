import { BlockList, isIP, isIPv6 } from "node:net";

const loopbackIps = new BlockList();
loopbackIps.addSubnet("127.0.0.0", 8, "ipv4");
loopbackIps.addAddress("::1", "ipv6");

/** Whether a host is this machine: localhost, or an IP address, in brackets or without. */
export function isLoopback(host = ""): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  if (isIP(name) === 0) return name === "localhost";
  return loopbackIps.check(name, isIPv6(name) ? "ipv6" : "ipv4");
}
