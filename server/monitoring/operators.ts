import type { FastifyRequest } from "fastify";
import { inNetworks } from "../networks";

/**
 * Returns a function that tells whether a request may read the monitoring endpoints.
 * @param networks as `MONITOR_FROM` lists them
 */
export function operatorsOnly(networks: readonly string[]): (request: FastifyRequest) => boolean {
  const isAllowed = inNetworks(networks);
  return ({ ip, headers, socket }) => {
    // Behind an untrusted proxy every request seems to come from this machine.
    const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
    return isForwarded && ip === socket.remoteAddress ? false : isAllowed(ip);
  };
}
