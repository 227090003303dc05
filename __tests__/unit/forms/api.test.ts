/** @jest-environment jsdom */
import { sendConsultation, sendContact } from "../../../src/forms/api";
import { consultationBody, consultationKind } from "../../../src/forms/consultation/consultation";

const message = { to: "office@agency.example", subject: "Hello", html: "<p>Hello</p>" };
const request = consultationBody(consultationKind.empty);
const call = jest.fn<Promise<Pick<Response, "status" | "text">>, [string, RequestInit]>();

beforeEach(() => {
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
  expect(await sendContact(message)).toEqual({ kind: "accepted" });
  expect(call).toHaveBeenCalledTimes(1);
  const [address, options] = call.mock.calls[0] ?? [];
  expect(address).toBe("/api/ont/v1/dev/email/sendWebsiteEmail");
  expect(options).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
  expect(JSON.parse(String(options?.body))).toEqual(message);
});

test("a consultation request is posted to its own path", async () => {
  call.mockResolvedValue({ status: 200, text: async () => '{"message":"ok","info":{}}' });
  expect(await sendConsultation(request)).toEqual({ kind: "accepted" });
  expect(call.mock.calls[0]?.[0]).toBe("/sendWebsiteConsultingEmail");
});

test("a request without an answer times out after 20 s, not before", async () => {
  jest.useFakeTimers();
  call.mockImplementation(silence);
  const answer = sendContact(message);
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
  const answer = sendContact(message);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await answer).toEqual({ kind: "failed", cause: "timeout" });
});

test.each([
  [true, "network"],
  [false, "offline"],
])("a network error with navigator.onLine %s is reported as %s", async (isOnline, cause) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  call.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendContact(message)).toEqual({ kind: "failed", cause });
});
