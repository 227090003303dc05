import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of nginx: `NGINX_PATH`, or the installed one. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];
  const places = [process.env.NGINX_PATH ?? "", ...folders.map((folder) => join(folder, "nginx"))];
  return places.find((place) => existsSync(place));
}
