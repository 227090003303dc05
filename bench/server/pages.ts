import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findNginx } from "../../__tests__/helpers/find-nginx";
import { type Measured, measure } from "./measure";
import { nginxConfig } from "./nginx-config";
import { startProcess } from "./start-process";

const HOST_PORT = 9532;
const NGINX_PORT = 9533;
const CONNECTIONS = 32;
const ROUNDS = 3;
const MAX_PAGES = 50;

/** Skips redirect pages (the export has one for each old address): the host answers those with 301. */
function pagePaths(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("/index.html"))
    .filter((name) => !readFileSync(join(root, name), "utf8").includes('http-equiv="refresh"'))
    .slice(0, MAX_PAGES)
    .map((name) => `/${name.slice(0, -"/index.html".length)}`);
}

function load(port: number, paths: readonly string[], duration: number): Promise<Measured> {
  const headers = { "accept-encoding": "gzip" };
  return measure({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration,
    requests: paths.map((path) => ({ method: "GET", path, headers })),
  });
}

function report(name: string, runs: readonly Measured[]): number {
  const perSecond = runs.reduce((sum, run) => sum + run.perSecond, 0) / runs.length;
  const p99 = Math.max(...runs.map((run) => run.p99));
  const bad = runs.reduce((sum, run) => sum + run.bad, 0);
  console.log(`pages, ${name}: ${Math.round(perSecond)}/s, p99 ${p99} ms, ${bad} bad`);
  return perSecond;
}

/** Pages per second of the host and of nginx, alternating, on the same folder with the same gzip files. */
export async function benchPages(scratch: string, root: string, seconds: number): Promise<void> {
  const paths = pagePaths(root);
  const first = paths[0] ?? "/";
  const env = {
    PORT: String(HOST_PORT),
    PUBLIC_DIR: root,
    SPOOL_DIR: join(scratch, "spool-pages"),
    LOG_LEVEL: "info",
  };
  const ends = [
    await startProcess(
      process.execPath,
      ["--import", "tsx", "server/main.ts"],
      env,
      `http://127.0.0.1:${HOST_PORT}${first}`,
    ),
  ];
  const nginx = findNginx();
  try {
    if (nginx) {
      const folder = join(scratch, "nginx");
      mkdirSync(folder);
      const config = join(folder, "nginx.conf");
      writeFileSync(config, nginxConfig(folder, root, NGINX_PORT));
      ends.push(
        await startProcess(
          nginx,
          ["-c", config, "-e", join(folder, "error.log")],
          {},
          `http://127.0.0.1:${NGINX_PORT}${first}`,
        ),
      );
    }
    const host: Measured[] = [];
    const beside: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      host.push(await load(HOST_PORT, paths, seconds));
      if (nginx) beside.push(await load(NGINX_PORT, paths, seconds));
    }
    const direct = report("host ", host);
    if (nginx) console.log(`pages, host to nginx: ${(direct / report("nginx", beside)).toFixed(2)}`);
    else console.log("pages, nginx: not installed (apt-get install nginx, or NGINX_PATH=/path/to/nginx)");
  } finally {
    for (const end of ends) await end();
  }
}
