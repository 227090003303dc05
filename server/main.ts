import { readConfig } from "./config";
import { runOrReport } from "./run-host";

runOrReport(() => readConfig(process.env));
