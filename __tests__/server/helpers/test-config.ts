import type { Config } from "../../../server/config";
import { readConfig } from "../../../server/config";

/** Defaults with a free port and without limits that a test could reach by accident, plus the test's changes. */
export function testConfig(folder: string, changes: Partial<Config> = {}): Config {
  return {
    ...readConfig({ PORT: "0", HOST: "127.0.0.1", MAIL_TO: "hello@agency.example" }, folder),
    rateLimit: 1_000_000,
    dayLimit: 1_000_000,
    dayLimitAddress: 1_000_000,
    dayLimitMailbox: 1_000_000,
    retryDelay: 20,
    ...changes,
  };
}
