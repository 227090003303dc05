import { exportedPage, hrefsOf, textOf, textsOf } from "../helpers/exported-page";
import { branches, company } from "../helpers/site-content";

const page = exportedPage("/contact");

test("contact begins with the ways to reach the company at once", () => {
  const { phone, email, chat } = company;
  const head = page.querySelector("main header");
  const [call, talk, write] = [...(head?.querySelectorAll("ul li a") ?? [])];
  expect(call?.getAttribute("href")).toBe(`tel:${phone.replace(/[^+\d]/g, "")}`);
  expect(talk?.getAttribute("href")).toMatch(
    new RegExp(`^https://wa\\.me/${chat.number.replace(/\D/g, "")}\\?text=.`),
  );
  expect(write?.getAttribute("href")).toBe(`mailto:${email}`);
  [phone, chat.number, email].forEach((text, index) => {
    expect(textOf([call, talk, write][index])).toContain(text);
  });
});

test("contact shows the branches in order, and a line of their cities that leads to them", () => {
  const cards = [...page.querySelectorAll("main li[id^='branch-']")];
  expect(cards.map(({ id }) => id)).toEqual(branches.map(({ id }) => `branch-${id}`));
  expect(hrefsOf(page, "main a[href^='#branch-']")).toEqual(branches.map(({ id }) => `#branch-${id}`));
  expect(textsOf(page, "main a[href^='#branch-']")).toEqual(branches.map(({ branch }) => branch));
});

test.each(branches)(
  "the $branch branch has address, phone, e-mail, directions and a map that loads on request",
  (branch) => {
    const card = page.getElementById(`branch-${branch.id}`);
    expect(textOf(card?.querySelector("h3"))).toBe(branch.branch);
    expect(textOf(card)).toContain(branch.office);
    expect(textOf(card?.querySelector("address"))).toBe(branch.address);
    const [phone, mail, directions] = [...(card?.querySelectorAll("a") ?? [])];
    expect(hrefsOf(card)).toEqual([
      `tel:${branch.contact.replace(/[^+\d]/g, "")}`,
      `mailto:${branch.email}`,
      branch.directionsLink,
    ]);
    expect([phone, mail].map(textOf)).toEqual([branch.contact, branch.email]);
    expect(directions?.getAttribute("target")).toBe("_blank");
    expect(card?.querySelector("button")?.getAttribute("aria-expanded")).toBe("false");
    expect(page.querySelector("iframe")).toBeNull();
  },
);
