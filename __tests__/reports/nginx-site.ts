import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../helpers/free-port";
import type { Site } from "../helpers/site";

/** nginx's settings around a site's: one process in the foreground, all files below one folder. */
function mainConfig(folder: string): string {
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  return `${user}daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http { access_log off; ${temporary} include ${folder}/nginx.example.conf; }
`;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error("nginx ended before it answered");
    if (await fetch(url).catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error("nginx does not answer");
}

/** Serves `public/` with nginx and the files of `deploy/`, unchanged except for port, folders and the host behind it. */
export async function startNginx(nginx: string, host: string): Promise<Pick<Site, "url" | "stop">> {
  const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
  const port = await freePort();
  for (const name of ["nginx.example.conf", "nginx/http.conf", "nginx/site.conf"]) {
    const text = (await readFile(path.join("deploy", name), "utf8"))
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("listen [::]:80;", `listen [::1]:${port};`)
      .replaceAll("/srv/bec/deploy/nginx/", `${folder}/`)
      .replaceAll("/srv/bec", process.cwd())
      .replaceAll("/var/log/nginx", folder)
      .replace("include mime.types;", "include /etc/nginx/mime.types;")
      .replace("127.0.0.1:9000", new URL(host).host);
    await writeFile(path.join(folder, path.basename(name)), text);
  }
  await writeFile(path.join(folder, "nginx.conf"), mainConfig(folder));
  const child = spawn(nginx, ["-p", folder, "-e", `${folder}/error.log`, "-c", `${folder}/nginx.conf`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  return {
    url,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
