import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { hostileValues } from "../__tests__/server/helpers/hostile-values";
import { buildHost } from "../server/build";
import { endpoints } from "../src/forms/endpoints";
import { mailFaults, type TakenMail } from "./hostile/mail-faults";
import { rawRequests } from "./hostile/raw-requests";
import { startProcess } from "./server/start-process";

/**
 * Sends values and raw requests that no visitor sends to the compiled host, and reads every mail that comes of them.
 * `npm run bench:hostile -- VALUES`; 5,000 if nothing is said.
 */
const VALUES = Number(process.argv[2] ?? 5000);
const PORT = 9171;
const ADDRESS = `http://127.0.0.1:${PORT}`;
const MAIL_TO = "hello@bec.example";
const MAIL_FROM = "website@bec.example";
/** How long a raw exchange may last in ms; the host closes a request that never ends after REQUEST_TIMEOUT. */
const PATIENCE = 5000;
const AT_ONCE = 8;

const CONTACT = { to: MAIL_TO, subject: "Hello", html: "<p>Hello</p>" };
const CONSULTATION = {
  from: "asha@home.example",
  name: "Asha",
  email: "asha@home.example",
  mobile: "+91 98765 43210",
  address: "Lakeside",
  education: ["Other"],
  otherEducation: "Diploma",
  studyCountry: ["UK"],
  otherStudyCountry: "",
};

/** The values themselves first, then every text beside every other, each in turn in every field. */
function* bodies(): Generator<readonly [string, object]> {
  const texts = hostileValues.filter((value) => typeof value === "string");
  const fields = [
    ...Object.keys(CONTACT).map((field) => [endpoints.contact, CONTACT, field] as const),
    ...Object.keys(CONSULTATION).map((field) => [endpoints.consultation, CONSULTATION, field] as const),
  ];
  for (const value of hostileValues) {
    for (const [path, body, field] of fields) yield [path, { ...body, [field]: value }];
  }
  for (let step = 1; ; step += 1) {
    for (const [index, text] of texts.entries()) {
      const [path, body, field] = fields[(index + step) % fields.length] ?? [
        endpoints.contact,
        CONTACT,
        "html",
      ];
      yield [path, { ...body, [field]: `${text}${texts[(index + step) % texts.length]}` }];
    }
  }
}

const counts: Record<string, number> = {};
const count = (name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

async function sendValues(): Promise<void> {
  const source = bodies();
  let left = VALUES;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const { value } = source.next();
      const [path, body] = value ?? [endpoints.contact, CONTACT];
      const answer = await fetch(ADDRESS + path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      count(`values answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function sendRaw(): Promise<void> {
  for (const bytes of rawRequests()) {
    const socket = connect(PORT, "127.0.0.1").setTimeout(PATIENCE, () => socket.destroy());
    let back = "";
    socket.on("data", (part) => {
      back += part;
    });
    socket.on("error", () => {});
    socket.write(bytes, "latin1");
    await once(socket, "close");
    count(`raw exchanges answered ${/^HTTP\/1\.1 (\d{3})/.exec(back)?.[1] ?? "by closing"}`);
  }
}

async function attack(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "hostile-"));
  const mails: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onData: (stream, { envelope }, callback) => {
      let source = "";
      stream.on("data", (part: Buffer) => {
        source += part;
      });
      stream.on("end", () => {
        mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), source });
        callback();
      });
    },
  });
  server.listen(9172, "127.0.0.1");
  await buildHost("server/dist");
  const stop = await startProcess(
    process.execPath,
    ["server/dist/host.js"],
    {
      HOST: "127.0.0.1",
      PORT: String(PORT),
      SPOOL_DIR: join(root, "spool"),
      MAIL_TO,
      MAIL_FROM,
      SMTP_URL: "smtp://127.0.0.1:9172",
      RATE_LIMIT: "1000000",
      DAY_LIMIT: "1000000",
      DAY_LIMIT_ADDRESS: "1000000",
      DAY_LIMIT_MAILBOX: "1000000",
      REQUEST_TIMEOUT: "3",
      LOG_LEVEL: "silent",
    },
    `${ADDRESS}/livez`,
  );
  await sendValues();
  await sendRaw();
  const waiting = async () => {
    const text = await (await fetch(`${ADDRESS}/metrics`)).text();
    return Number(/^bec_host_messages_waiting (\d+)$/m.exec(text)?.[1]);
  };
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
  await stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  for (const mail of mails)
    for (const fault of await mailFaults(mail, [MAIL_TO], MAIL_FROM)) count(`mails with a ${fault}`);
  rmSync(root, { recursive: true, force: true });
  console.log(
    JSON.stringify(
      { values: VALUES, rawExchanges: rawRequests().length, mails: mails.length, ...counts },
      null,
      2,
    ),
  );
  const isBad = Object.keys(counts).some((name) => /answered 5|^mails with/.test(name));
  if (isBad || mails.length === 0) process.exitCode = 1;
}

attack().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
