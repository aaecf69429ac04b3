import ipaddr from "ipaddr.js";

/** Whether a host is this machine: localhost, or an IP address, in brackets or without. */
export function isLoopback(host = ""): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  const isLoopbackIp = ipaddr.isValid(name) && ipaddr.process(name).range() === "loopback";
  return name === "localhost" || isLoopbackIp;
}
