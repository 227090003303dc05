import { readConfig } from "./config";
import { runOrTell } from "./run-host";

runOrTell(() => readConfig(process.env));
