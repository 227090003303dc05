import { once } from "node:events";
import type { Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** What the mail server does at present. */
export const FAULTS = [
  "none",
  "refuse connections",
  "drip",
  "drop before 250",
  "4xx for one of two",
  "none",
  "4xx for the message",
  "silent",
  "5xx for one of two",
] as const;
type Fault = (typeof FAULTS)[number];

/** One recipient's copy of a mail. */
interface Copy {
  readonly mark: string;
  readonly recipient: string;
  /** Whether the server said 250; the client may have been dead by then. */
  readonly isConfirmed: boolean;
}

/** The recipient that is refused while the other is taken. */
export const SECOND = "second@bec.example";

const refusal = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });

/** A mail server with changing faults, which keeps what it took. */
export async function soakMailServer() {
  const state: { fault: Fault } = { fault: "none" };
  const copies: Copy[] = [];
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    onConnect: ({ remotePort }, callback) => {
      if (state.fault === "silent") return;
      if (state.fault === "drip") {
        const socket = sockets.get(remotePort);
        const timer = setInterval(() => socket?.write("2"), 200);
        socket?.once("close", () => clearInterval(timer));
        socket?.unpipe().resume().write("220 mail\r\n");
        return;
      }
      callback(state.fault === "refuse connections" ? refusal(421) : null);
    },
    onRcptTo: ({ address }, _session, callback) => {
      const isSecond = address === SECOND;
      if (isSecond && state.fault === "4xx for one of two") return callback(refusal(450));
      if (isSecond && state.fault === "5xx for one of two") return callback(refusal(550));
      callback();
    },
    onData: (stream, { envelope, remotePort }, callback) => {
      let text = "";
      stream.on("data", (part: Buffer) => {
        text += part;
      });
      stream.on("end", () => {
        if (state.fault === "4xx for the message") return callback(refusal(452));
        const mark = /soak-\d+\./.exec(text)?.[0] ?? "unknown";
        const isConfirmed = state.fault !== "drop before 250";
        for (const { address } of envelope.rcptTo) copies.push({ mark, recipient: address, isConfirmed });
        if (isConfirmed) callback();
        else sockets.get(remotePort)?.destroy();
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(remotePort));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const bound = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`,
    copies,
    state,
    close() {
      for (const socket of sockets.values()) socket.destroy();
      server.close();
    },
  };
}
