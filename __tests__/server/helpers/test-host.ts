import type { Config } from "../../../server/config";
import { type Host, startHost } from "../../../server/start-host";
import { LogSink } from "./log-sink";
import { testConfig } from "./test-config";

// @fastify/static loads this ES module, which Jest cannot require on Node 20, for downloads that nothing here makes.
jest.mock("content-disposition", () => ({ create: () => "attachment" }));

/** A host inside the test's process. */
export interface TestHost extends Host {
  readonly log: LogSink;
  readonly config: Config;
}

/** Starts a host below `folder` on a free port. */
export async function testHost(folder: string, changes: Partial<Config> = {}): Promise<TestHost> {
  const config = testConfig(folder, changes);
  const log = new LogSink();
  const host = await startHost(config, log.logger);
  return { address: host.address, close: () => host.close(), log, config };
}
