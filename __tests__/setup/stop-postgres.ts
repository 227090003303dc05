import { rmSync } from "node:fs";

export default function stop(): void {
  globalThis.testPostgres?.stop();
  rmSync(process.env.HOST_DIST ?? "", { recursive: true, force: true });
}
