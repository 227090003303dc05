import { freePort } from "../../__tests__/helpers/free-port";
import { startProcess } from "../server/start-process";

export interface Host {
  readonly url: string;
  readonly end: () => Promise<void>;
}

/** Serves a folder as the host does in production. */
export async function startHost(root: string, spool: string): Promise<Host> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: port, HOST: "127.0.0.1", PUBLIC_DIR: root, SPOOL_DIR: spool, LOG_LEVEL: "warn" };
  const end = await startProcess(
    process.execPath,
    ["--import", "tsx", "server/main.ts"],
    env,
    `${url}/healthz`,
  );
  return { url, end };
}
