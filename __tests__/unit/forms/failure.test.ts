import type { Answer } from "../../../src/forms/answer";
import { failureReason, mailAddress } from "../../../src/forms/lead/failure";

test("subject and text survive, with the line ends that mail wants", () => {
  const address = new URL(mailAddress("office@agency.example", "Fees & dates?", "One\nTwo\r\n50 % #1 ü"));
  expect(address.protocol).toBe("mailto:");
  expect(address.pathname).toBe("office@agency.example");
  expect(address.searchParams.get("subject")).toBe("Fees & dates?");
  expect(address.searchParams.get("body")).toBe("One\r\nTwo\r\n50 % #1 ü");
});

test.each<[Answer, string]>([
  [{ kind: "failed", cause: "offline" }, "offline"],
  [{ kind: "failed", cause: "timeout" }, "no answer"],
  [{ kind: "failed", cause: "network" }, "not reached"],
  [{ kind: "failed", cause: "server", status: 500 }, "not taken"],
  [{ kind: "failed", cause: "server", status: 429, message: "Wait a minute" }, "Wait a minute"],
  [{ kind: "declined" }, "not taken"],
])("the panel's reason: %j", (answer, reason) => {
  const reasons = { offline: "offline", timeout: "no answer", network: "not reached", server: "not taken" };
  expect(failureReason(answer, reasons)).toBe(reason);
});
