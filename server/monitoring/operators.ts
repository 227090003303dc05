import { BlockList, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * Returns a function that tells whether a request may read the monitoring endpoints.
 * @param networks as `MONITOR_FROM` lists them
 */
export function operatorsOnly(networks: readonly string[]): (request: FastifyRequest) => boolean {
  const allowed = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const version = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) allowed.addAddress(address, version);
    else allowed.addSubnet(address, Number(bits), version);
  }
  return ({ ip, headers, socket }) => {
    // Behind an untrusted proxy every request seems to come from this machine.
    const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
    if (isForwarded && ip === socket.remoteAddress) return false;
    const address = ip.replace(/^::ffff:(?=\d+\.)/, "");
    return allowed.check(address, isIPv6(address) ? "ipv6" : "ipv4");
  };
}
