import path from "node:path";

/** Files that `deploy/nginx.conf` includes. */
export const NGINX_FOLDER = path.join("deploy", "generated");

export const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
