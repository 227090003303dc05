import { readResponse, readStatus, type ServiceResponse } from "../../../src/forms/service-response";

const reference = "7K3M-Q9XA";
const failed = (status: number, message?: string): ServiceResponse => ({
  kind: "failed",
  cause: "server",
  status,
  message,
});

test.each([
  ["the present service's good contact", 200, '{"success":true,"messageId":"<1@x>"}', { kind: "accepted" }],
  ["the present service's good consultation", 200, '{"message":"Sent","info":{}}', { kind: "accepted" }],
  ["our own host's", 200, '{"success":true,"reference":"7K3M-Q9XA"}', { kind: "accepted", reference }],
  ["a number of another kind", 200, '{"success":true,"reference":"<b>1</b>"}', { kind: "accepted" }],
  ["an empty 204", 204, "", { kind: "accepted" }],
  ["a page instead of JSON", 200, "<html>", { kind: "accepted" }],
  ["success false", 200, '{"success":false,"message":"No"}', { kind: "declined", message: "No" }],
  ["success false without words", 201, '{"success":false}', { kind: "declined", message: undefined }],
  ["a failed contact", 500, '{"success":false,"error":"boom"}', failed(500)],
  ["a failed consultation", 500, '{"message":"Mail is down","error":{}}', failed(500, "Mail is down")],
  ["a message that is no text", 500, '{"message":{"a":1}}', failed(500)],
  ["a blank message", 500, '{"message":"  "}', failed(500)],
  ["a gateway's page", 502, "<html>Bad gateway</html>", failed(502)],
  ["a redirect that was not followed", 304, "", failed(304)],
])("what a service's answer means: %s", (_name, status, text, answer) => {
  expect(readResponse(status, text)).toEqual(answer);
});

test("no words of the contact form's service are shown", () => {
  expect(readStatus(400, '{"success":false,"message":"Missing fields"}')).toEqual(failed(400));
  expect(readStatus(200, '{"success":false}')).toEqual({ kind: "accepted" });
});
