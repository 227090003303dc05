import assert from "node:assert/strict";
import { test } from "node:test";
import { mailFaults } from "./mail-faults";

const head = (more = "") =>
  `From: website@bec.example\r\nTo: hello@bec.example\r\nSubject: Hello\r\nMIME-Version: 1.0\r\n${more}`;
const faultsOf = (source: string, recipients = ["hello@bec.example"]) =>
  mailFaults({ source, recipients }, ["hello@bec.example"], "website@bec.example");

test("a mail of the host has no fault", async () => {
  const html =
    'Content-Type: text/html\r\n\r\n<p style="border:1px solid;padding:8px">Hello</p>\r\n<p><b>Name:</b> &lt;b&gt;<br>\r\n</p>';
  assert.deepEqual(await faultsOf(head(html)), []);
});

test("each kind of harm is seen", async () => {
  const html = "Content-Type: text/html; charset=utf-8\r\n\r\n";
  assert.deepEqual(await faultsOf(head("\r\nHello"), ["hello@bec.example", "x@evil.example"]), [
    "foreign recipient",
  ]);
  assert.deepEqual(await faultsOf(head("Bcc: x@evil.example\r\n\r\nHello")), ["foreign header"]);
  assert.deepEqual(await faultsOf(head("Subject: Two\r\n\r\nHello")), ["header twice"]);
  assert.deepEqual(await faultsOf(head("\r\nHello").replace("website@", "ceo@")), ["foreign sender"]);
  assert.deepEqual(await faultsOf(head(`${html}<img src=x>`)), ["active markup"]);
  assert.deepEqual(await faultsOf(head("\r\nHello\u001b[2J")), ["control character"]);
  assert.deepEqual(await faultsOf(head(`Content-Type: text/plain; charset=utf-8\r\n\r\nHello \u202e`)), [
    "format character",
  ]);
  assert.deepEqual(await faultsOf(head("Reply-To: a@b.example, c@d.example\r\n\r\nHello")), [
    "two addresses to answer",
  ]);
});
