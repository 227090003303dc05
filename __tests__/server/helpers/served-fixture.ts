import type { OutgoingHttpHeaders } from "node:http";
import { compressFolder } from "../../../src/build/export/compress";
import { fixtureSite } from "./fixture-site";
import { type Answer, request } from "./request";
import { temporaryFolder } from "./temporary-folder";
import { type TestHost, testHost } from "./test-host";

/** The fixture site, compressed and served by a host; use both inside tests. */
export interface ServedFixture {
  readonly host: TestHost;
  readonly get: (target: string, headers?: OutgoingHttpHeaders, method?: string) => Promise<Answer>;
}

/** Serves the fixture site during the tests of a file; call it once, at its top. */
export function servedFixture(): ServedFixture {
  const folder = temporaryFolder();
  let host: TestHost | undefined;
  beforeAll(async () => {
    await compressFolder(fixtureSite(folder));
    host = await testHost(folder);
  });
  afterAll(() => host?.close());
  const running = () => {
    if (!host) throw new Error("the host starts in beforeAll; use it inside tests");
    return host;
  };
  return {
    get host() {
      return running();
    },
    get: (target, headers = {}, method = "GET") => request(running().address, target, { headers, method }),
  };
}
