/** @jest-environment jsdom */
import { sendConsultation, sendContact } from "../../../src/forms/api";
import { consultationBody, consultationKind } from "../../../src/forms/consultation/consultation";

const message = { to: "office@agency.example", subject: "Hello", html: "<p>Hello</p>" };
const request = consultationBody(consultationKind.empty);
const signs = { trap: "", seconds: 40 };
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

/** A request that only ends when it is aborted. */
function silence(_address: string, { signal }: RequestInit): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
  });
}

test("a contact message is posted as JSON to its path on the site's own origin", async () => {
  call.mockResolvedValue({ status: 200, text: async () => '{"success":true}' });
  expect(await sendContact(message, signs)).toEqual({ kind: "accepted" });
  expect(call).toHaveBeenCalledTimes(1);
  const [address, options] = call.mock.calls[0] ?? [];
  expect(address).toBe("/api/ont/v1/dev/email/sendWebsiteEmail");
  expect(options).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
  expect(JSON.parse(String(options?.body))).toEqual({ ...message, ...signs });
});

test("a consultation request is posted to its own path", async () => {
  call.mockResolvedValue({ status: 200, text: async () => '{"message":"ok","info":{}}' });
  expect(await sendConsultation(request, signs)).toEqual({ kind: "accepted" });
  expect(call.mock.calls[0]?.[0]).toBe("/sendWebsiteConsultingEmail");
});

test("a request without an answer times out after 20 s, not before", async () => {
  jest.useFakeTimers();
  call.mockImplementation(silence);
  const answer = sendContact(message, signs);
  const settled = jest.fn();
  answer.then(settled, settled);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ kind: "failed", cause: "timeout" });
});

test("an answer whose body never ends times out, too", async () => {
  jest.useFakeTimers();
  call.mockImplementation(async (address, options) => ({
    status: 200,
    text: () => silence(address, options),
  }));
  const answer = sendContact(message, signs);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await answer).toEqual({ kind: "failed", cause: "timeout" });
});

test.each([
  [true, "network"],
  [false, "offline"],
])("a network error with navigator.onLine %s is reported as %s", async (isOnline, cause) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  call.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendContact(message, signs)).toEqual({ kind: "failed", cause });
});

/** What a request says of itself. */
const keyOf = (number: number) => new Headers(call.mock.calls[number]?.[1].headers).get("idempotency-key");

test("a message keeps its key until it is accepted; another text has another key", async () => {
  call.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  call.mockResolvedValue({ status: 200, text: async () => '{"success":true}' });
  await sendContact(message, signs);
  await sendContact(message, { trap: "", seconds: 50 });
  await sendContact(message, signs);
  await sendContact({ ...message, subject: "Another" }, signs);
  const [first, second, third, fourth] = [0, 1, 2, 3].map(keyOf);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(new Set([first, third, fourth]).size).toBe(3);
});

test("without session storage a message has a key, too", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  call.mockRejectedValue(new TypeError("Failed to fetch"));
  await sendContact(message, signs);
  await sendContact(message, signs);
  expect(keyOf(0)).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(1)).toBe(keyOf(0));
});

test("another service gets the specified fields and no other header", async () => {
  call.mockResolvedValue({ status: 200, text: async () => "{}" });
  process.env.GATSBY_API_BASE = "https://mail.example/";
  await jest.isolateModulesAsync(async () => {
    const { sendContact } = await import("../../../src/forms/api");
    await sendContact(message, signs);
  });
  delete process.env.GATSBY_API_BASE;
  const [address, options] = call.mock.calls[0] ?? [];
  expect(address).toBe("https://mail.example/api/ont/v1/dev/email/sendWebsiteEmail");
  expect(options?.headers).toEqual({ "content-type": "application/json" });
  expect(JSON.parse(String(options?.body))).toEqual(message);
});
