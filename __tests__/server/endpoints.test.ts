import { endpoints } from "../../src/forms/endpoints";
import { messageWords } from "../../src/words/specified-forms";
import { CONSULTATION, CONTACT, contactBody, post } from "./helpers/calls";
import { fixtureSite } from "./helpers/fixture-site";
import { spoolMessages } from "./helpers/read-spool";
import { temporaryFolder } from "./helpers/temporary-folder";
import { testHost } from "./helpers/test-host";

const folder = temporaryFolder();
fixtureSite(folder);

test("forms and host agree on the paths that other mail services have, too", () => {
  expect(endpoints).toEqual({ contact: CONTACT, consultation: CONSULTATION });
});

test("a contact message is answered to the name and address beside the forms' labels", async () => {
  const host = await testHost(folder);
  const { fullName: name, email } = messageWords.contact;
  const html = `<p><strong>${name}:</strong> Asha</p><p><strong>${email}:</strong> asha@example.com</p>`;
  expect((await post(host.address, endpoints.contact, { ...contactBody(), html })).status).toBe(200);
  await host.close();
  expect(spoolMessages(host.config.spoolDir)).toMatchObject([
    { replyTo: { name: "Asha", address: "asha@example.com" } },
  ]);
});
