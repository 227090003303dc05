import type { Config } from "../../../server/config";
import { type Host, startHost } from "../../../server/start-host";
import { LogSink } from "./log-sink";
import { testConfig } from "./test-config";

// @fastify/static loads this ES module for downloads, which are not used here. Jest cannot require it on Node 20.
jest.mock("content-disposition", () => ({ create: () => "attachment" }));

/** A host inside the test's process. */
export interface TestHost extends Host {
  readonly log: LogSink;
  readonly config: Config;
}

/** Starts a host on a free port, with its files below `folder`. */
export async function testHost(folder: string, changes: Partial<Config> = {}): Promise<TestHost> {
  const config = testConfig(folder, changes);
  const log = new LogSink();
  const host = await startHost(config, log.logger);
  return { address: host.address, close: () => host.close(), log, config };
}
