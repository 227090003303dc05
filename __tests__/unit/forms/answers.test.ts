import { type Answer, readAnswer } from "../../../src/forms/answer";
import { consultationKind } from "../../../src/forms/consultation/consultation";
import { contactKind } from "../../../src/forms/contact/contact";

describe("what a service's answer means", () => {
  test.each([
    ["the present service's good contact", 200, '{"success":true,"messageId":"<1@x>"}', { kind: "accepted" }],
    ["the present service's good consultation", 200, '{"message":"Sent","info":{}}', { kind: "accepted" }],
    [
      "our own host's",
      200,
      '{"success":true,"reference":"7K3M-Q9XA"}',
      { kind: "accepted", reference: "7K3M-Q9XA" },
    ],
    ["a number of another kind", 200, '{"success":true,"reference":"<b>1</b>"}', { kind: "accepted" }],
    ["an empty 204", 204, "", { kind: "accepted" }],
    ["a page instead of JSON", 200, "<html>", { kind: "accepted" }],
    ["a list", 200, "[]", { kind: "accepted" }],
    ["success false", 200, '{"success":false,"message":"No"}', { kind: "declined", message: "No" }],
    ["success false without words", 201, '{"success":false}', { kind: "declined", message: undefined }],
    ["a bad contact", 400, '{"success":false,"message":"Bad"}', failed(400, "Bad")],
    ["a failed contact", 500, '{"success":false,"error":"boom"}', failed(500)],
    ["a failed consultation", 500, '{"message":"Mail is down","error":{}}', failed(500, "Mail is down")],
    ["too many", 429, '{"success":false,"message":"Wait a minute"}', failed(429, "Wait a minute")],
    ["a message that is no text", 500, '{"message":{"a":1}}', failed(500)],
    ["a blank message", 500, '{"message":"  "}', failed(500)],
    ["a gateway's page", 502, "<html>Bad gateway</html>", failed(502)],
    ["a redirect that was not followed", 304, "", failed(304)],
  ])("%s", (_name, status, text, answer) => {
    expect(readAnswer(status, text)).toEqual(answer);
  });
});

function failed(status: number, message?: string): Answer {
  return { kind: "failed", cause: "server", status, message };
}

const silence: Answer = { kind: "failed", cause: "network" };

test.each<[Answer, boolean, string]>([
  [{ kind: "accepted" }, true, "Message sent successfully!"],
  [{ kind: "declined", message: "No" }, false, "Something went wrong."],
  [failed(400, "Bad"), false, "Something went wrong."],
  [silence, false, "Something went wrong."],
])("contact: %j", (answer, isSent, text) => {
  expect(contactKind.verdict(answer)).toEqual({ isSent, text });
});

test.each<[Answer, boolean, string]>([
  [{ kind: "accepted" }, true, "Consultation request submitted successfully!"],
  [{ kind: "declined", message: "No" }, false, "Failed to submit. Please try again."],
  [failed(500, "Mail is down"), false, "Mail is down"],
  [failed(500), false, "There was an error submitting your form."],
  [silence, false, "There was an error submitting your form."],
])("consultation: %j", (answer, isSent, text) => {
  expect(consultationKind.verdict(answer)).toEqual({ isSent, text });
});
