import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../../server/config";
import { CONTACT, contactBody, post } from "./calls";
import { fixtureSite } from "./fixture-site";
import { MailCatcher } from "./mail-catcher";
import { spoolMessages } from "./read-spool";
import { temporaryFolder } from "./temporary-folder";
import { type TestHost, testHost } from "./test-host";

const HOUR = 3_600_000;

/** A host and a mail server, new for each test of the file. */
export class MailRun {
  folder = "";
  mail = new MailCatcher();
  #host: TestHost | undefined;

  /** To be called once at the top of a test file. */
  static forEachTest(): MailRun {
    const root = temporaryFolder();
    const run = new MailRun();
    beforeEach(async () => {
      run.folder = mkdtempSync(join(root, "run-"));
      fixtureSite(run.folder);
      run.mail = await new MailCatcher().open();
    });
    afterEach(async () => {
      await run.#host?.close();
      run.#host = undefined;
      await run.mail.close();
    });
    return run;
  }

  get host(): TestHost {
    if (this.#host === undefined) throw new Error("the host has not been started");
    return this.#host;
  }

  async start(changes: Partial<Config> = {}): Promise<TestHost> {
    this.#host = await testHost(this.folder, {
      smtpUrl: this.mail.url,
      smtpTimeout: 2000,
      giveUpAfter: HOUR,
      mailFrom: "site@agency.example",
      ...changes,
    });
    return this.#host;
  }

  /** Sends contact messages that hold `mark-0.`, `mark-1.` and so on. */
  async send(count: number, to = contactBody().to): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const { status } = await post(this.host.address, CONTACT, { ...contactBody(`mark-${index}.`), to });
        expect(status).toBe(200);
      }),
    );
  }

  /** How many messages wait, were sent and failed. */
  get counts(): readonly [number, number, number] {
    const count = (name: "new" | "sent" | "failed") => spoolMessages(this.host.config.spoolDir, name).length;
    return [count("new"), count("sent"), count("failed")];
  }
}
