/** @jest-environment jsdom */
import { sendContact } from "../../../src/forms/api";

const message = { to: "office@agency.example", subject: "Hello", html: "<p>Hello</p>" };
const sender = { from: "asha@example.com", name: "Asha" };
const call = jest.fn<Promise<Pick<Response, "status" | "text">>, [string, RequestInit]>();

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  Object.assign(globalThis, { fetch: call });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("an answer whose body never ends times out", async () => {
  jest.useFakeTimers();
  call.mockImplementation(async (_address, { signal }) => {
    const silence = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
    });
    return { status: 200, text: () => silence };
  });
  const answer = sendContact(message, sender);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await answer).toEqual({ kind: "failed", cause: "timeout" });
});

const keyOf = (number: number) => new Headers(call.mock.calls[number]?.[1].headers).get("idempotency-key");

test.each([false, true])(
  "a message keeps its key until it is accepted (no storage: %s)",
  async (isBlocked) => {
    for (const name of isBlocked ? (["getItem", "setItem"] as const) : [])
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException("blocked", "SecurityError");
      });
    call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    call.mockResolvedValue({ status: 200, text: async () => '{"success":true}' });
    await sendContact(message, sender);
    await sendContact(message, sender);
    await sendContact(message, sender);
    await sendContact({ ...message, subject: "Another" }, sender);
    const [first, second, third, fourth] = [0, 1, 2, 3].map(keyOf);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  },
);

test("a contact message has the specified keys alone, a header its sender, and every 2xx is a success", async () => {
  call.mockResolvedValue({ status: 202, text: async () => '{"success":false,"message":"No"}' });
  expect(await sendContact(message, sender)).toEqual({ kind: "accepted" });
  const options = call.mock.calls[0]?.[1];
  expect(JSON.parse(String(options?.body))).toEqual(message);
  const header = new Headers(options?.headers).get("x-sender") ?? "";
  expect(Object.fromEntries(new URLSearchParams(header))).toEqual(sender);
});

test("another service gets the specified fields and no other header", async () => {
  call.mockResolvedValue({ status: 200, text: async () => "{}" });
  process.env.GATSBY_API_BASE = "https://mail.example/";
  await jest.isolateModulesAsync(async () => {
    const { sendContact } = await import("../../../src/forms/api");
    await sendContact(message, sender);
  });
  delete process.env.GATSBY_API_BASE;
  const [address, options] = call.mock.calls[0] ?? [];
  expect(address).toBe("https://mail.example/api/ont/v1/dev/email/sendWebsiteEmail");
  expect(options?.headers).toEqual({ "content-type": "application/json" });
  expect(JSON.parse(String(options?.body))).toEqual(message);
});
