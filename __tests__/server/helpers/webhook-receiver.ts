import { createHmac, timingSafeEqual } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { createServer as createTlsServer, type ServerOptions } from "node:https";
import { text } from "node:stream/consumers";

export const SECRET = `whsec_${Buffer.from("a secret of the tests, 32 bytes!").toString("base64")}`;

/** A status to answer with; without an answer; or a connection that is closed after the body was read. */
export type Answer = number | "silent" | "hang up";

interface Call {
  readonly id: string;
  readonly body: string;
  readonly isSigned: boolean;
  readonly answer: Answer;
  readonly path: string;
}

/** Checks a call as server/README.md tells receivers to. */
function isSigned(headers: IncomingHttpHeaders, body: string): boolean {
  const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signatures = "" } = headers;
  const key = Buffer.from(SECRET.slice("whsec_".length), "base64");
  const wanted = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest();
  const given = Buffer.from(String(signatures).replace(/^v1,/, ""), "base64");
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** A counsellors' system for tests: keeps every call. */
export class WebhookReceiver {
  readonly calls: Call[] = [];
  answer: Answer = 200;
  /** Answers of the next calls, one each, before `answer` applies. */
  readonly firstAnswers: Answer[] = [];
  readonly #events = new EventEmitter();
  readonly #open = new Set<ServerResponse>();
  readonly #server;

  /** @param tls key and certificate; without them it speaks http */
  constructor(private readonly tls?: ServerOptions) {
    this.#server = tls ? createTlsServer(tls) : createServer();
    this.#server.on("request", async (request, response) => {
      const body = await text(request).catch(() => undefined);
      if (body === undefined) return;
      const answer = this.firstAnswers.shift() ?? this.answer;
      const { headers, url: path = "" } = request;
      this.calls.push({
        id: `${headers["webhook-id"]}`,
        body,
        isSigned: isSigned(headers, body),
        answer,
        path,
      });
      this.#events.emit("call");
      if (answer === "silent") this.#open.add(response);
      else if (answer === "hang up") request.socket.destroy();
      else response.writeHead(answer, answer === 302 ? { location: "/elsewhere" } : {}).end("fine");
    });
  }

  async open(): Promise<this> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    return this;
  }

  get url(): string {
    const bound = this.#server.address();
    const port = typeof bound === "object" && bound ? bound.port : 0;
    return `${this.tls ? "https" : "http"}://127.0.0.1:${port}/enquiries`;
  }

  /** The ids that it took. */
  get taken(): string[] {
    return this.calls.filter(({ answer }) => answer === 200).map(({ id }) => id);
  }

  async until(count: number): Promise<readonly Call[]> {
    while (this.calls.length < count) await once(this.#events, "call");
    return this.calls;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
