import { EventEmitter, on, once } from "node:events";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** Behaviour for the next connection or message. */
export type Behaviour =
  | "take"
  /** Accepts the message but never confirms it. */
  | "hold"
  /** Rejects the message after its text with a permanent error. */
  | "refuse message"
  /** Rejects the sender with a temporary error. */
  | "refuse sender"
  | "refuse recipient"
  | "refuse connection"
  /** Closes the connection while the text is sent. */
  | "drop"
  /** Accepts the message, but is slow to greet, to read and to answer. */
  | "slow"
  /** Accepts the connection and never says a word. */
  | "silent"
  /** Greets, then answers a byte at a time and never comes to an end. */
  | "drip";

/** A message as the mail server got it. */
export interface Caught {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly messageId: string;
}

const SLOW = 60;
const DRIP = 50;

function failure(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

function soon(behaviour: Behaviour, callback: () => void): void {
  if (behaviour === "slow") setTimeout(callback, SLOW);
  else callback();
}

/** A real SMTP server that stores what it accepts and misbehaves as configured. */
export class MailCatcher {
  readonly caught: Caught[] = [];
  /** Connections so far. */
  connections = 0;
  /** Decides each connection; read again at each of its steps. */
  behaviour: Behaviour = "take";
  /** Messages to reject in any case. */
  refuseText = /(?!)/;
  /** Recipients that are refused, with the code of the answer. */
  readonly refusedRecipients = new Map<string, number>();
  /** What the next connections meet in place of `behaviour`, one each. */
  readonly firstBehaviours: Behaviour[] = [];
  readonly #events = new EventEmitter();
  readonly #sockets = new Set<Socket>();
  #port: number;

  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onConnect: (session, callback) => {
      this.connections += 1;
      this.#events.emit("connection");
      const behaviour = this.firstBehaviours.shift() ?? this.behaviour;
      if (behaviour === "drip") this.#drip(session.remotePort);
      if (behaviour === "silent" || behaviour === "drip") return;
      if (this.behaviour === "refuse connection") return callback(failure(421, "Come back later"));
      soon(this.behaviour, () => callback());
    },
    onMailFrom: (_address, _session, callback) => {
      if (this.behaviour === "refuse sender") return callback(failure(451, "Greylisted"));
      soon(this.behaviour, () => callback());
    },
    onRcptTo: ({ address }, _session, callback) => {
      const code = this.behaviour === "refuse recipient" ? 550 : this.refusedRecipients.get(address);
      callback(code === undefined ? null : failure(code, "No such user"));
    },
    onData: (stream, session, callback) => {
      const { behaviour } = this;
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part;
        if (behaviour === "drop") for (const socket of this.#sockets) socket.destroy();
      });
      stream.on("end", () => {
        if (behaviour === "refuse message" || this.refuseText.test(text))
          return callback(failure(554, "Not wanted"));
        const { mailFrom, rcptTo } = session.envelope;
        this.caught.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          text,
          messageId: /^Message-ID: (.*)\r$/im.exec(text)?.[1] ?? "",
        });
        this.#events.emit("caught");
        if (behaviour !== "hold") soon(behaviour, () => callback());
      });
    },
  });

  /** Drips on a connection until it is cut off. */
  #drip(remotePort: number): void {
    const socket = [...this.#sockets].find((one) => one.remotePort === remotePort);
    // The server itself must not hear the client, or it would answer in whole lines.
    socket?.unpipe().resume().write("220 mail\r\n");
    const timer = setInterval(() => socket?.write("2"), DRIP);
    socket?.once("close", () => clearInterval(timer));
  }

  constructor(port = 0) {
    this.#port = port;
  }

  /** Listens on its port, or on a free one. */
  async open(): Promise<this> {
    this.#server.on("error", () => {});
    this.#server.server.on("connection", (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => this.#sockets.delete(socket));
    });
    const listening = once(this.#server.server, "listening");
    this.#server.listen(this.#port, "127.0.0.1");
    await listening;
    const address = this.#server.server.address();
    if (typeof address === "object" && address) this.#port = address.port;
    return this;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** Resolves once `count` messages were accepted. */
  async untilCaught(count: number): Promise<readonly Caught[]> {
    const events = on(this.#events, "caught");
    while (this.caught.length < count) await events.next();
    await events.return?.();
    return this.caught;
  }

  /** Resolves once `count` connections were opened. */
  async untilConnections(count: number): Promise<void> {
    const events = on(this.#events, "connection");
    while (this.connections < count) await events.next();
    await events.return?.();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
