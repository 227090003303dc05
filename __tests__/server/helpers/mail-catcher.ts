import { EventEmitter, once } from "node:events";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { SMTPConnection } from "smtp-server/lib/smtp-connection.js";

export type Behaviour =
  | "take"
  /** Accepts the message but never confirms it, with the connection open or closed. */
  | "hold"
  | "drop confirmation"
  /** The sender is refused for now, a message or recipient for good. */
  | `refuse ${"message" | "sender" | "recipient" | "connection"}`
  | "refuse message for now"
  /** Closes the connection at once, or while the text is sent. */
  | "hang up"
  | "drop"
  /** Never says a word, or greets and then answers a byte at a time without an end. */
  | "silent"
  | "drip";

interface Caught {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly messageId: string;
  readonly isConfirmed: boolean;
}

const DRIP = 50;
const REFUSALS = new Map([
  [450, "4.2.1 Greylisted"],
  [550, "5.1.1 No such user"],
  [552, "5.2.2 Mailbox full"],
]);
const failure = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

// The package delays its greeting by 100 ms to detect clients that talk too soon; that would take most of a delivery's
// time.
SMTPConnection.prototype.init = function (this: SMTPConnection) {
  this._setListeners(() => setImmediate(() => this.connectionReady()));
};

export class MailCatcher {
  readonly caught: Caught[] = [];
  /** Decides each connection; read again at each of its steps. */
  behaviour: Behaviour = "take";
  /** Behaviours of the next connections, one each, before `behaviour` applies. */
  readonly firstBehaviours: Behaviour[] = [];
  /** Recipients that are refused, with the code of the answer. */
  readonly refusedRecipients = new Map<string, number>();
  /** The names that clients greeted with. */
  readonly greetings: string[] = [];
  readonly #events = new EventEmitter();
  readonly #sockets = new Map<number | undefined, Socket>();

  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onConnect: ({ remotePort }, callback) => {
      const behaviour = this.firstBehaviours.shift() ?? this.behaviour;
      const socket = this.#sockets.get(remotePort);
      if (behaviour === "drip") this.#drip(socket);
      if (behaviour === "hang up") socket?.destroy();
      if (behaviour === "refuse connection") callback(failure(421, "Come back later"));
      else if (!["silent", "drip", "hang up"].includes(behaviour)) callback();
    },
    onMailFrom: (_address, { hostNameAppearsAs }, callback) => {
      this.greetings.push(`${hostNameAppearsAs}`);
      callback(this.behaviour === "refuse sender" ? failure(451, "Greylisted") : null);
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (this.behaviour === "refuse recipient")
        return callback(failure(550, "5.4.5 Daily user sending limit exceeded"));
      const code = this.refusedRecipients.get(address);
      callback(code === undefined ? null : failure(code, REFUSALS.get(code) ?? "No"));
    },
    onData: (stream, { envelope: { mailFrom, rcptTo }, remotePort }, callback) => {
      const { behaviour } = this;
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part;
        if (behaviour === "drop") this.hangUp();
      });
      stream.on("end", () => {
        if (behaviour === "refuse message for now") return callback(failure(452, "Not now"));
        if (behaviour === "refuse message") return callback(failure(554, "5.7.1 Not wanted"));
        const isConfirmed = behaviour !== "hold" && behaviour !== "drop confirmation";
        const [, messageId = ""] = /^Message-ID: (.*)\r$/im.exec(text) ?? [];
        const [from, to] = [mailFrom ? mailFrom.address : "", rcptTo.map(({ address }) => address)];
        this.caught.push({ from, to, text, messageId, isConfirmed });
        this.#events.emit("caught");
        if (isConfirmed) callback();
        if (behaviour === "drop confirmation") this.#sockets.get(remotePort)?.destroy();
      });
    },
  });

  #drip(socket: Socket | undefined): void {
    // The server itself must not hear the client, or it would answer in whole lines.
    socket?.unpipe().resume().write("220 mail\r\n");
    const timer = setInterval(() => socket?.write("2"), DRIP);
    socket?.once("close", () => clearInterval(timer));
  }

  async open(): Promise<this> {
    this.#server.on("error", () => {});
    this.#server.server.on("connection", (socket: Socket) => {
      const { remotePort } = socket.on("error", () => {});
      this.#sockets.set(remotePort, socket);
      socket.once("close", () => this.#sockets.delete(remotePort));
    });
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    return this;
  }

  get url(): string {
    const bound = this.#server.server.address();
    return `smtp://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  }

  async untilCaught(count: number): Promise<readonly Caught[]> {
    while (this.caught.length < count) await once(this.#events, "caught");
    return this.caught;
  }

  hangUp(): void {
    for (const socket of this.#sockets.values()) socket.destroy();
  }

  async close(): Promise<void> {
    this.hangUp();
    await new Promise<void>((resolve) => this.#server.close(resolve));
  }
}
