import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config";
import { FileStore } from "./files/file-store";
import { PostgresStore } from "./postgres/postgres-store";
import type { Store } from "./store";

/** The configured store, not opened yet. */
export function chooseStore(config: Config, log?: FastifyBaseLogger): Store {
  if (config.storeUrl !== undefined) return new PostgresStore(config.storeUrl, config, log);
  return new FileStore(config.spoolDir, config, log);
}
