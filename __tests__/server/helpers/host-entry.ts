import { readConfig } from "../../../server/config";
import { runOrTell } from "../../../server/run-host";

// The host as an operator starts it, but for what a test changes of its constants.
runOrTell(() => ({ ...readConfig(process.env), ...JSON.parse(process.env.TEST_CHANGES || "{}") }));
