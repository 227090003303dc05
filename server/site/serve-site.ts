import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cacheControl } from "./cache-control";
import { findFile } from "./find-file";
import { findRedirect } from "./find-redirect";
import { pagePath } from "./page-path";
import { readRedirects } from "./read-redirects";

const CONDITIONS = ["if-none-match", "if-modified-since", "if-match", "if-unmodified-since", "range"];

/** Serves the exported site below `root`: clean addresses, prepared compression, caching, redirects, its own 404 page. */
export async function serveSite(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
  const redirects = await readRedirects(root);

  function send(reply: FastifyReply, file: string): FastifyReply {
    reply.header("cache-control", cacheControl(file));
    return reply.sendFile(file.slice(1));
  }

  /** The site's 404 page, whole and with its status even if the visitor has a copy. */
  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    for (const name of CONDITIONS) delete request.raw.headers[name];
    reply.code(404);
    if (findFile(root, "/404.html")) return send(reply, "/404.html");
    return reply.type("text/plain; charset=utf-8").header("cache-control", "no-store").send("Not found\n");
  }

  app.get("/*", async (request, reply) => {
    const path = pagePath(request.raw.url ?? "");
    if (path === undefined) return sendNotFound(request, reply);
    const [, query = ""] = /\?(.*)$/.exec(request.raw.url ?? "") ?? [];
    const redirect = findRedirect(redirects, path, query);
    if (redirect) return reply.redirect(redirect.to, redirect.status);

    const bare = path.replace(/\/$/, "");
    const file = findFile(root, bare);
    if (file === undefined) return sendNotFound(request, reply);
    if (path === "/" || bare === path) return send(reply, file);
    return reply.redirect(encodeURI(bare) + (query === "" ? "" : `?${query}`), 301);
  });
}
