import { once } from "node:events";
import { connect } from "node:net";

/** Sends text over a plain TCP connection and returns everything received until the host closes it. */
export async function rawExchange(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let back = "";
  socket.on("data", (part) => {
    back += part;
  });
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return back;
}
