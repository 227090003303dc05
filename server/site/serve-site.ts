import { realpath } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findFile, pagePath } from "./find-file";
import { cacheControl } from "./headers";
import { findRedirect, readRedirects } from "./redirects";

const CONDITIONAL_HEADERS = [
  "if-none-match",
  "if-modified-since",
  "if-match",
  "if-unmodified-since",
  "range",
];

/** The 404 page's own addresses. */
const NOT_FOUND_PAGE = /^\/404(?:\.html|\/index\.html)?$/;

/** Serves the exported site: clean addresses, precompressed files, Cache-Control, redirects, the 404 page. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  const root = await realpath(folder);
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
  const redirects = await readRedirects(root);
  const inSmallLetters = redirects.map((redirect) => ({ ...redirect, from: redirect.from.toLowerCase() }));

  function send(reply: FastifyReply, file: string): FastifyReply {
    reply.header("cache-control", cacheControl(file));
    return reply.sendFile(file.slice(1));
  }

  /** Drops conditional headers and `range` first: they must not turn the 404 into a 304 or 206. */
  async function sendNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    for (const name of CONDITIONAL_HEADERS) delete request.raw.headers[name];
    reply.code(404);
    if (findFile(root, "/404.html")) return send(reply, "/404.html");
    return reply.type("text/plain; charset=utf-8").header("cache-control", "no-store").send("Not found\n");
  }

  /** The target of an address typed in other capitals than its page or redirect has; undefined if there is none. */
  function targetInAnyCase(path: string, query: string): string | undefined {
    const small = path.toLowerCase();
    if (small !== path && findFile(root, small)?.endsWith(".html"))
      return encodeURI(small) + (query === "" ? "" : `?${query}`);
    return findRedirect(inSmallLetters, small, query)?.to;
  }

  app.get("/*", async (request, reply) => {
    const path = pagePath(request.raw.url ?? "");
    if (path === undefined) return sendNotFound(request, reply);
    const [, query = ""] = /\?(.*)$/.exec(request.raw.url ?? "") ?? [];
    const redirect = findRedirect(redirects, path, query);
    if (redirect) return reply.redirect(redirect.to, redirect.status);

    const bare = path.replace(/\/$/, "");
    if (NOT_FOUND_PAGE.test(bare)) return sendNotFound(request, reply);
    const file = findFile(root, bare);
    if (file === undefined) {
      const known = targetInAnyCase(bare, query);
      return known ? reply.redirect(known, 301) : sendNotFound(request, reply);
    }
    if (path === "/" || bare === path) return send(reply, file);
    return reply.redirect(encodeURI(bare) + (query === "" ? "" : `?${query}`), 301);
  });
}
