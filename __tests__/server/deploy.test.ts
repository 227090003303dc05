import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const textOf = (name: string) => readFileSync(join("deploy", name), "utf8");
const readme = textOf("README.md");

test("two releases by the steps of deploy/README.md keep the machine's name and certificate", () => {
  const root = mkdtempSync(join(tmpdir(), "machine-"));
  const [, command = ""] = /`sudo (cp [^`]+ \/etc\/nginx\/conf\.d\/bec\.conf)`/.exec(readme) ?? [];
  expect(command).not.toBe("");
  const conf = join(root, "etc/nginx/conf.d/bec.conf");
  const certbot =
    "server { listen 443 ssl; ssl_certificate /etc/letsencrypt/live/bec.example/fullchain.pem; }\n";
  mkdirSync(join(root, "etc/nginx/conf.d"), { recursive: true });
  for (const step of ["first", "second"]) {
    cpSync("deploy", join(root, "srv/bec/deploy"), { recursive: true });
    execFileSync("sh", ["-c", command.replaceAll(/ (?=\/(?:srv|etc)\/)/g, ` ${root}`)]);
    if (step === "first") appendFileSync(conf, certbot);
  }
  expect(readFileSync(conf, "utf8")).toContain(certbot);
  expect(readFileSync(join(root, "srv/bec/deploy/nginx.example.conf"), "utf8")).not.toContain("ssl_");
  rmSync(root, { recursive: true });
});

test("what a release replaces holds neither name, certificate nor address of the machine", () => {
  for (const file of ["nginx/http.conf", "nginx/site.conf"])
    expect(textOf(file)).not.toMatch(/^\s*(?:listen|server_name|ssl_\w+)\s|127\.0\.0\.1/m);
});

test.each(["nginx.example.conf", "nginx.compose.conf"])("%s listens over IPv4 and IPv6", (file) => {
  expect(textOf(file)).toMatch(/^ +listen 80;\n +listen \[::\]:80;$/m);
});

test("a container that starts again by itself borrows no other's network", () => {
  for (const file of ["compose.yaml", "compose.hosts.yaml"]) {
    const borrowed = [...textOf(file).matchAll(/network_mode: service:(\S+)/g)].map(([, name]) => name);
    for (const name of new Set(borrowed))
      expect(textOf(file)).toMatch(new RegExp(`^  ${name}:\n.+\n +command: sleep`, "m"));
    if (borrowed.length > 0) expect(textOf(file)).not.toContain("restart:");
  }
});

test("the image is built with every setting of the build", () => {
  const [, list = ""] = /^Settings of the build: (.+)$/m.exec(readFileSync("README.md", "utf8")) ?? [];
  const names = [...list.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name).sort();
  expect(names.length).toBeGreaterThan(5);
  const [before = ""] = textOf("Dockerfile").split("npm run build");
  expect([...before.matchAll(/^ARG (\w+)=$/gm)].map(([, name]) => name).sort()).toEqual(names);
  const args = [...textOf("compose.yaml").matchAll(/^ {8}- ([A-Z_]+)$/gm)].map(([, name]) => name);
  expect(args.sort()).toEqual(names);
});
