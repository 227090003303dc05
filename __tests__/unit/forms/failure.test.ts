import type { Answer } from "../../../src/forms/answer";
import { failureReason } from "../../../src/forms/lead/failure";

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
