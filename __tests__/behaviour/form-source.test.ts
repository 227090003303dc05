import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { BOTH_FORMS, json, SharedForm } from "../helpers/forms";
import { arrived, hydrated } from "../helpers/hydrated";

const site = fixedSite();

type Sent = (typeof BOTH_FORMS)[number];

const CONTACT_BODY =
  '{"to":"forms@lantern.example","subject":"Website message from Anitha Raman","html":"<p><strong>Full name:</strong> Anitha Raman</p>\\n<p><strong>Email:</strong> anitha@home.example</p>\\n<p><strong>Phone:</strong> +919876543210</p>\\n<p><strong>Message:</strong> Which intake is next?<br>\\nAnd what does it cost?</p>"}';
const REQUEST_BODY =
  '{"name":"Anitha Raman","email":"anitha@home.example","mobile":"+91 98765 43210","address":"12 Lake Road, Lakeside","education":[],"otherEducation":"","studyCountry":[],"otherStudyCountry":"","from":"anitha@home.example"}';

const bodyOf = ({ route }: Sent) => (route === "/contact" ? CONTACT_BODY : REQUEST_BODY);

/** Follows a link that can be seen, until its page is there. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await arrived(page, `**${path}`);
}

/** Sends a form from the page that shows it. @returns the header about the way here, and the body */
async function send(page: Page, { values, good }: Sent) {
  const form = new SharedForm(page);
  const requests = await form.answer(json(200, { success: true }));
  await form.fill(values);
  await form.send(good);
  const [request, ...others] = requests;
  expect(others).toEqual([]);
  const header = request?.headers()["x-source"];
  return { source: header && [...new URLSearchParams(header)], body: request?.postData() };
}

test.each(BOTH_FORMS)("$route tells the way that led to it, and the body tells none of it", async (sent) => {
  const start = "/countries/malaysia?utm_source=fair&utm_medium=poster&utm_campaign=july&name=Anitha#costs";
  const { page } = await site.open("http://news.example/story?reader=Anitha", {
    hydrates: false,
    before: (_, context) =>
      context.route("http://news.example/**", (route) =>
        route.fulfill({ contentType: "text/html", body: `<a href="${site.url}${start}">Read more</a>` }),
      ),
  });
  await page.getByRole("link", { name: "Read more" }).click();
  await page.waitForURL("**/countries/malaysia?*");
  await hydrated(page);
  await follow(page, "/countries/australia");
  await follow(page, sent.route);
  const { source, body } = await send(page, sent);
  expect(source).toEqual([
    ["entry", "/countries/malaysia"],
    ["site", "news.example"],
    ["utmSource", "fair"],
    ["utmMedium", "poster"],
    ["utmCampaign", "july"],
    ["page", "/countries/australia"],
    ["language", "en-GB"],
    ["guide", "/countries/malaysia"],
    ["guide", "/countries/australia"],
  ]);
  expect(body).toBe(bodyOf(sent));
});
