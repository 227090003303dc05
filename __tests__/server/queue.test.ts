import { Courier } from "../../server/delivery/courier";
import { Schedule } from "../../server/delivery/schedule";
import { Spool } from "../../server/spool/spool";
import { LogSink } from "./helpers/log-sink";
import { temporaryFolder } from "./helpers/temporary-folder";

const MANY = 200_000;
const folder = temporaryFolder();

test(`${MANY} entries leave in the order of their times, those of one time in the order of their coming`, () => {
  const schedule = new Schedule();
  for (let index = 0; index < MANY; index += 1) schedule.add(String(index), (index * 7919) % 1000);
  expect(schedule.take(-1)).toBeUndefined();
  let last = { at: -1, index: -1 };
  let disorder = 0;
  for (let count = 0; count < MANY; count += 1) {
    const at = schedule.nextAt ?? 0;
    const index = Number(schedule.take(1000));
    if (at < last.at || (at === last.at && index < last.index)) disorder += 1;
    last = { at, index };
  }
  expect(disorder).toBe(0);
  expect([schedule.size, schedule.nextAt, schedule.take(1000)]).toEqual([0, undefined, undefined]);
});

test("a fault that nobody foresaw ends neither the courier nor the message", async () => {
  const log = new LogSink();
  const { claims, folders } = new Spool(folder);
  let faults = 0;
  claims.recover = async () => 0;
  claims.take = async (id) => {
    faults += 1;
    if (id === "first" && faults <= 2) throw new RangeError("Maximum call stack size exceeded");
    return true;
  };
  const message = {
    kind: "contact",
    receivedAt: "2026-01-01T00:00:00.000Z",
    subject: "",
    html: "",
    reference: "",
  } as const;
  const courier = new Courier(
    {
      claims,
      folders,
      list: async () => ["first", "second"],
      readClaimed: async (id) => ({ ...message, id, to: ["hello@agency.example"], text: [] }),
      settle: async () => {},
    },
    async () => [],
    { retryDelay: 5, giveUpAfter: 1000, deliveryTimeout: 1000, scanInterval: 1000, alertAfter: 1000 },
    log.logger,
    { raise: () => {} },
    { delivery: () => {} },
  );
  courier.start();
  const lines = await log.until("message delivered", 2);
  await courier.stop(0);
  expect(lines.map(({ id }) => id)).toEqual(["second", "first"]);
  expect(log.lines.filter(({ msg }) => msg === "a delivery ended unexpectedly")).not.toEqual([]);
});
