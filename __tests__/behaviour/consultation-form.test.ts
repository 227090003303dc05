import { fixedSite } from "../fixed-site/fixed-site";
import { emptied, json, LeadForm, REQUEST, REQUESTED } from "../helpers/lead-forms";

const site = fixedSite();
const open = async () => new LeadForm((await site.open("/online-consultation-form")).page);

/** As the present mail service answers: no flag. */
const GOOD = json(200, { message: "Email sent", info: { accepted: ["a@b.example"] } });

test.each([
  [["name", "email", "mobile", "address"], {}],
  [["address"], { ...REQUEST, address: " \n " }],
  [["name", "mobile"], { ...REQUEST, name: "   ", mobile: "" }],
])("blank %j: all are marked, the first has a toast and the focus", async (blank, values) => {
  const form = await open();
  const requests = await form.answer(GOOD);
  await form.fill(values);
  const [first = ""] = blank;
  await form.send(`Please fill out the ${first}.`);
  expect(await form.page.getByRole("alert").count()).toBe(1);
  expect(await form.mistakes()).toEqual(blank.map((name) => [name, `Please fill out the ${name}.`]));
  expect(await form.focused()).toBe(first);
  await form.field(first).fill("a@b.example");
  expect((await form.mistakes()).map(([name]) => name)).toEqual(blank.slice(1));
  expect(requests).toHaveLength(0);
});

test.each([
  ["education", "otherEducation", "Please specify your education."],
  ["studyCountry", "otherStudyCountry", "Please specify the other study country."],
] as const)(
  "Other in %s reveals %s, which must not stay blank, and takes it along: %s",
  async (list, words, text) => {
    const form = await open();
    const requests = await form.answer(GOOD);
    await form.fill(REQUEST);
    expect(await form.field(words).count()).toBe(0);
    await form.box(list, "Other").check();
    await form.field(words).fill("  ");
    await form.send(text);
    expect(await form.mistakes()).toEqual([[words, text]]);
    expect(await form.focused()).toBe(words);
    expect(requests).toHaveLength(0);
    await form.field(words).fill("Left behind");
    await form.box(list, "Other").uncheck();
    expect(await form.field(words).count()).toBe(0);
    await form.send(REQUESTED);
    expect(requests[0]?.postDataJSON()).toMatchObject({ [list]: [], [words]: "" });
  },
);

test("an ill-formed e-mail address is marked at its field, and an earlier toast goes", async () => {
  const form = await open();
  const requests = await form.answer(GOOD);
  await form.send("Please fill out the name.");
  await form.fill({ ...REQUEST, email: "anitha" });
  await form.button.click();
  await form.toast("Please fill out the name.").waitFor({ state: "detached" });
  expect(await form.mistakes()).toEqual([["email", "Enter a valid email address"]]);
  expect(await form.focused()).toBe("email");
  expect(requests).toHaveLength(0);
});

test("the choices and the needed fields are the specified ones", async () => {
  const form = await open();
  const needed = form.page.locator("main form :required");
  const names = await needed.evaluateAll((all) => all.map((one) => one.getAttribute("name")));
  expect(names.join()).toBe("email,mobile,address");
  const choices = (list: string) =>
    form.field(list).evaluateAll((all) => all.map((one) => one.closest("label")?.textContent).join());
  expect(await choices("education")).toBe("Undergraduate,Postgraduate,Other");
  expect(await choices("studyCountry")).toBe(
    "Australia,New Zealand,Singapore,Malaysia,USA,Canada,UK,Dubai,Other",
  );
});

test("a request carries all that was typed and ticked, and leaves an empty form", async () => {
  const form = await open();
  const requests = await form.answer(GOOD);
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
      // As browsers write an address in another script.
      email: "anitha@xn--d2btzp2bcb.example",
      from: "anitha@xn--d2btzp2bcb.example",
      education: ["Postgraduate", "Other"],
      otherEducation: "Diploma",
      studyCountry: ["UK", "Australia"],
      otherStudyCountry: "",
    }),
  ]);
  expect(await form.read(REQUEST)).toEqual(emptied(REQUEST));
  expect(await form.page.locator("main :checked").count()).toBe(0);
  expect(await form.field("otherEducation").count()).toBe(0);
});
