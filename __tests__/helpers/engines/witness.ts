import { createServer, request, type Server } from "node:http";

/** Where a page keeps what it complains of. */
export const COMPLAINTS = "__complaints";

/**
 * Runs first in every page and notes its errors, since WebDriver tells nothing of them: uncaught ones, files that do
 * not come, breaches of the policy, and what is written to the console as an error.
 */
function watch(name: string): void {
  const complaints: string[] = [];
  Object.assign(window, { [name]: complaints });
  const listenTo = (type: string, describe: (event: Event) => string) =>
    window.addEventListener(type, (event) => complaints.push(describe(event)), true);
  listenTo("error", (event) => {
    if (event instanceof ErrorEvent) return `error: ${event.message}`;
    return event.target instanceof Element ? `not loaded: ${event.target.outerHTML.slice(0, 200)}` : "error";
  });
  listenTo("unhandledrejection", (event) => `rejected: ${Reflect.get(event, "reason")}`);
  listenTo("securitypolicyviolation", (event) => `refused: ${Reflect.get(event, "blockedURI")}`);
  const write = console.error;
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.join(" ")}`);
    write(...words);
  };
}

const PLACE = "/witness.js";
const SCRIPT = `(${watch})(${JSON.stringify(COMPLAINTS)});`;
const TAG = `<script src="${PLACE}"></script>`;

/**
 * Stands before a site on this machine and adds the witness to its pages; nothing else changes.
 * @param site address of the site
 */
export function startWitness(site: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === PLACE) {
      outgoing.writeHead(200, { "content-type": "text/javascript; charset=utf-8" }).end(SCRIPT);
      return;
    }
    const { method, headers } = incoming;
    const plain = { ...headers, "accept-encoding": "identity" };
    const onward = request(new URL(incoming.url ?? "/", site), { method, headers: plain }, (answer) => {
      const { statusCode = 502, headers: given } = answer;
      if (!given["content-type"]?.startsWith("text/html")) {
        answer.pipe(outgoing.writeHead(statusCode, given));
        return;
      }
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const page = Buffer.concat(parts).toString().replace("<head>", `<head>${TAG}`);
        const length = given["content-length"] && { "content-length": Buffer.byteLength(page) };
        outgoing.writeHead(statusCode, { ...given, ...length }).end(page);
      });
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}
