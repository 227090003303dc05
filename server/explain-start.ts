import type { Config } from "./config";
import { errorCode } from "./errors";

/** Why the host cannot listen, in one line that says what to do. */
export function explainStart(error: unknown, config: Pick<Config, "port" | "host">): Error {
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    return new Error(`port ${config.port} is taken; stop what uses it or set PORT to another`);
  }
  if (code === "EACCES") {
    return new Error(`this user may not listen on port ${config.port}; set PORT above 1023`);
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new Error(`HOST ${config.host} is no address of this machine`);
  }
  return error instanceof Error ? error : new Error(String(error));
}
