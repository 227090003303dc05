import WebSocket from "ws";
import { z } from "zod";

const reply = z.object({
  id: z.number().nullish(),
  type: z.string(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
});

/** A connection in WebDriver BiDi: commands with numbers, answered in any order. */
export interface Bidi {
  send(method: string, params: object): Promise<unknown>;
  close(): void;
}

interface Waiting {
  readonly method: string;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  await new Promise((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  socket.on("message", (data) => {
    const { id, type, result, error, message } = reply.parse(JSON.parse(data.toString()));
    const command = id == null ? undefined : waiting.get(id);
    if (id == null || !command) return;
    waiting.delete(id);
    if (type === "success") command.resolve(result);
    else command.reject(new Error(`${command.method}: ${error}: ${message}`));
  });
  socket.on("close", () => {
    for (const { method, reject } of waiting.values()) reject(new Error(`${method}: the browser is gone`));
    waiting.clear();
  });
  return {
    send(method, params) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { method, resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    close: () => socket.terminate(),
  };
}
