import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Company } from "../content-types/company";
import type { Redirect } from "../content-types/redirect";
import { headersFile } from "./headers-file";
import { nginxHeaders, nginxRedirects } from "./nginx-files";
import { outsideHosts } from "./outside-hosts";
import { scriptHashes } from "./script-hashes";
import { securityHeaders } from "./security-headers";

/** Writes the headers for CDNs and our own host, and what `deploy/nginx.conf` includes. The pages must be final. */
export async function writeHeaders(company: Company, redirects: readonly Redirect[]): Promise<void> {
  const headers = securityHeaders(await scriptHashes("public"), await outsideHosts(company));
  await writeFile(path.join("public", "_headers"), headersFile(headers));
  const folder = path.join("deploy", "generated");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "headers.conf"), nginxHeaders(headers));
  await writeFile(path.join(folder, "redirects.conf"), nginxRedirects(redirects));
}
