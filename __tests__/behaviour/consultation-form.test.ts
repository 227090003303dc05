import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";
import { emptied, json, REQUEST, REQUESTED, SharedForm } from "../helpers/forms";

const site = fixedSite();
const open = async () => new SharedForm((await site.open("/online-consultation-form")).page);

/** The answer of the present mail service, without a flag. */
const GOOD = json(200, { message: "Email sent", info: { accepted: ["a@b.example"] } });

test("what is blank or ill-formed is marked; the first has the focus and the only toast, until it is corrected", async () => {
  const form = await open();
  const requests = await form.answer(GOOD);
  for (const { blank, values } of [
    { blank: ["name", "email", "mobile", "address"], values: {} },
    { blank: ["address"], values: { ...REQUEST, address: " \n " } },
    { blank: ["name", "mobile"], values: { ...REQUEST, name: "   ", mobile: "" } },
  ]) {
    await form.fill(values);
    const [first = ""] = blank;
    await form.send(`Please fill out the ${first}.`);
    await expectSoon(() => form.page.getByRole("button", { name: "Close this message" }).count(), 1);
    await expectSoon(
      form.mistakes,
      blank.map((name) => [name, `Please fill out the ${name}.`]),
    );
    await expectSoon(form.focused, first);
    await form.field(first).fill("a@b.example");
    await expectSoon(async () => (await form.mistakes()).map(([name]) => name), blank.slice(1));
  }
  await form.fill({ ...REQUEST, email: "anitha" });
  await form.button.click();
  await form.toast("Please fill out the name.").waitFor({ state: "detached" });
  await expectSoon(form.mistakes, [["email", "Enter a valid email address"]]);
  await expectSoon(form.focused, "email");
  expect(requests).toHaveLength(0);
});

test("an address that the browser takes is sent, and asked about once the field is left", async () => {
  const form = await open();
  const requests = await form.answer(GOOD);
  const question = form.page.getByText("Is a part missing? You can send it.");
  await form.fill({ ...REQUEST, email: "anitha@home" });
  await question.waitFor();
  const described = await form.field("email").getAttribute("aria-describedby");
  await expectSoon(() => question.getAttribute("id"), described);
  await form.field("email").fill("anitha@home.example");
  await form.field("name").focus();
  await question.waitFor({ state: "detached" });
  await form.field("email").fill("anitha@home");
  await form.send(REQUESTED);
  expect(requests.map((request) => request.postDataJSON())).toMatchObject([
    { email: "anitha@home", from: "anitha@home" },
  ]);
});

test.each([768, 1366])("at %i px the picture stands beside the form", async (width) => {
  const { page } = await site.open("/online-consultation-form", { width, height: 844 });
  const [form, picture] = [page.locator("main form"), page.getByRole("main").locator("img").first()];
  const [fields, beside] = [await form.boundingBox(), await picture.boundingBox()];
  if (!fields || !beside) throw new Error("form and picture are shown");
  expect(beside.x).toBeGreaterThan(fields.x + fields.width);
  expect(beside.y).toBeLessThan(fields.y + 100);
});

test("the browser marks a needed field, and an ill-formed address, after the form's own messages", async () => {
  const form = await open();
  const marked = await form.page.evaluateHandle(() => {
    const names: (string | null)[] = [];
    const note = ({ target }: Event) => target instanceof Element && names.push(target.getAttribute("name"));
    window.addEventListener("invalid", note, true);
    return names;
  });
  for (const [values, names] of [
    [{ ...REQUEST, name: "" }, []],
    [{ ...REQUEST, email: "" }, ["email"]],
    [{ ...REQUEST, email: "anitha" }, ["email"]],
    [{ ...REQUEST, mobile: "", address: "" }, ["mobile"]],
  ] as const) {
    await form.fill(values);
    await form.button.click();
    await expectSoon(async () => (await form.mistakes()).length > 0, true);
    await expectSoon<unknown>(() => marked.jsonValue(), names);
    await marked.evaluate((all) => all.splice(0));
  }
});

/**
 * Collects announcements of a sentence to screen readers: it appears in a live region, or the focus moves to an element
 * that it describes.
 */
const hearings = (page: Page, sentence: string) =>
  page.evaluateHandle((wanted) => {
    const heard: string[] = [];
    const isLive = (node: Node) => {
      const region = node.parentElement?.closest("[aria-live], [role=alert], [role=status]");
      return region?.matches("[role=alert], [role=status], [aria-live=polite]") ?? false;
    };
    const take = (records: readonly MutationRecord[]) => {
      for (const { target, addedNodes } of records) {
        for (const root of addedNodes.length > 0 ? addedNodes : [target]) {
          const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (text.textContent === wanted && isLive(text)) heard.push("live");
          }
        }
      }
    };
    const observer = new MutationObserver(take);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    window.addEventListener(
      "focusin",
      ({ target }) => {
        take(observer.takeRecords());
        if (!(target instanceof Element)) return;
        const ids = target.getAttribute("aria-describedby")?.split(" ") ?? [];
        if (ids.some((id) => document.getElementById(id)?.textContent === wanted)) heard.push("focus");
      },
      true,
    );
    return heard;
  }, sentence);

test("a mistake is heard once: by the focus that goes to its field, or where the focus is already", async () => {
  const blank = "Please fill out the name.";
  for (const [press, once] of [
    [(form: SharedForm) => form.button.click(), "focus"],
    [(form: SharedForm) => form.field("name").press("Enter"), "live"],
  ] as const) {
    const form = await open();
    await form.fill({ ...REQUEST, name: "" });
    await form.field("name").focus();
    const heard = await hearings(form.page, blank);
    await press(form);
    await form.announced(blank);
    await expectSoon(() => heard.jsonValue(), [once]);
  }
  const form = new SharedForm((await site.open("/online-consultation-form", { mayComplain: true })).page);
  await form.answer(json(429, { success: false, message: "Please wait a minute." }));
  await form.fill(REQUEST);
  const heard = await hearings(form.page, "Please wait a minute.");
  await form.send("Please wait a minute.");
  await expectSoon(() => heard.jsonValue(), ["live"]);
});

test.each([
  ["education", "otherEducation", "Please specify your education."],
  ["studyCountry", "otherStudyCountry", "Please specify the other study country."],
] as const)(
  "Other in %s reveals %s, which must not be blank, and takes it along",
  async (list, words, text) => {
    const form = await open();
    const requests = await form.answer(GOOD);
    await form.fill(REQUEST);
    await expectSoon(() => form.field(words).count(), 0);
    await form.box(list, "Other").check();
    await form.page.locator(`[name=${words}]:required`).waitFor();
    await form.field(words).fill("  ");
    await form.send(text);
    await expectSoon(form.mistakes, [[words, text]]);
    await expectSoon(form.focused, words);
    expect(requests).toHaveLength(0);
    await form.field(words).fill("Left behind");
    await form.box(list, "Other").uncheck();
    await expectSoon(() => form.field(words).count(), 0);
    await form.send(REQUESTED);
    expect(requests[0]?.postDataJSON()).toMatchObject({ [list]: [], [words]: "" });
  },
);

test("a request carries all that was typed and ticked of the specified choices, and leaves an empty form", async () => {
  const form = await open();
  const requests = await form.answer(GOOD);
  const needed = form.page.locator("main form :required");
  const names = await needed.evaluateAll((all) => all.map((one) => one.getAttribute("name")));
  expect(names.join()).toBe("email,mobile,address");
  const choices = (list: string) =>
    form.field(list).evaluateAll((all) => all.map((one) => one.closest("label")?.textContent).join());
  expect(await choices("education")).toBe("Undergraduate,Postgraduate,Other");
  expect(await choices("studyCountry")).toBe(
    "Australia,New Zealand,Singapore,Malaysia,USA,Canada,UK,Dubai,Other",
  );
  await form.fill({ ...REQUEST, email: "anitha@पाठशाला.example" });
  for (const choice of ["Postgraduate", "Other"]) await form.box("education", choice).check();
  await form.field("otherEducation").fill("Diploma");
  for (const choice of ["UK", "Australia", "Singapore"]) await form.box("studyCountry", choice).check();
  await form.box("studyCountry", "Singapore").uncheck();
  await form.send(REQUESTED);
  expect(new URL(requests[0]?.url() ?? "").pathname).toBe("/sendWebsiteConsultingEmail");
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    expect.objectContaining({
      ...REQUEST,
      // An internationalised domain, as browsers convert it.
      email: "anitha@xn--d2btzp2bcb.example",
      from: "anitha@xn--d2btzp2bcb.example",
      education: ["Postgraduate", "Other"],
      otherEducation: "Diploma",
      studyCountry: ["UK", "Australia"],
      otherStudyCountry: "",
    }),
  ]);
  await expectSoon(() => form.read(REQUEST), emptied(REQUEST));
  await expectSoon(() => form.page.locator("main :checked").count(), 0);
  await expectSoon(() => form.field("otherEducation").count(), 0);
});
