import { readConfig } from "../../../server/config";
import { runOrReport } from "../../../server/run-host";

// The host as an operator starts it, but for what a test changes of its constants.
runOrReport(() => ({ ...readConfig(process.env), ...JSON.parse(process.env.TEST_CHANGES || "{}") }));
