import { exportedPage, hrefsOf, sectionNamed, textOf, textsOf } from "../helpers/exported-page";
import { branches, home, pageText, team, testimonials } from "../helpers/site-content";

test("about has its heading, its sections and the way to the next step", () => {
  const page = exportedPage("/about");
  const { heading, intro, alt = "", sections = [] } = pageText("about");
  expect(textOf(page.querySelector("h1"))).toBe(heading);
  expect(textOf(page.querySelector("main header"))).toContain(intro);
  expect(page.querySelector("main img")?.getAttribute("alt")).toBe(alt);
  for (const section of sections) {
    const shown = sectionNamed(page, section.heading);
    expect(textsOf(shown ?? page, "h2")).toEqual([section.heading]);
    expect(textsOf(shown ?? page, "p")).toEqual(section.text);
    expect(textsOf(shown ?? page, "li")).toEqual([...(section.done ?? []), ...(section.open ?? [])]);
    expect(hrefsOf(shown ?? page)).toEqual(section.link ? [section.link.path] : []);
  }
  expect(page.querySelector(`main a[href='${home.closing.primary.path}']`)).not.toBeNull();
});

test("about shows its promises, each with the page that stands behind it", () => {
  const shown = [...exportedPage("/about").querySelectorAll("[data-promise]")];
  const { items = [] } = pageText("about").promises ?? {};
  expect(shown.map((slip) => [...textsOf(slip, "h3, p, a"), ...hrefsOf(slip)])).toEqual(
    items.map(({ title, text, label, path }) => [title, text, label, path]),
  );
});

test("about lists the offices by country, each leading to its card", () => {
  const list = exportedPage("/about").querySelector("[data-offices]");
  if (!list) throw new Error("no list of offices");
  const countries = [...new Set(branches.map(({ country }) => country))];
  expect(textsOf(list, "h3")).toEqual(countries);
  expect(hrefsOf(list, "a[href^='/']").sort()).toEqual(
    branches.map(({ id }) => `/contact#branch-${id}`).sort(),
  );
  expect(hrefsOf(list, "a[href^='mailto:']").sort()).toEqual(
    branches.map(({ email }) => `mailto:${email}`).sort(),
  );
  expect(textsOf(list, "a[href^='tel:']").sort()).toEqual(branches.map(({ contact }) => contact).sort());
  for (const { id, branch } of branches) {
    expect(textOf(list.querySelector(`a[href$='#branch-${id}']`))).toBe(branch);
  }
});

test("accessibility lists what holds and what is missing, section by section", () => {
  const page = exportedPage("/accessibility");
  for (const { heading, done = [], open = [] } of pageText("accessibility").sections ?? []) {
    expect(textsOf(sectionNamed(page, heading) ?? page, "li")).toEqual([...done, ...open]);
  }
});

test("about shows everyone of the team in order, with portrait, name and what they do", () => {
  const members = [...exportedPage("/about").querySelectorAll("[data-team-member]")];
  expect(members.map((member) => textOf(member.querySelector("h3")))).toEqual(team.map(({ name }) => name));
  members.forEach((member, index) => {
    const { alt, designation, description = "" } = team[index] ?? {};
    expect(member.querySelector("img")?.getAttribute("alt")).toBe(alt);
    expect(textsOf(member, "p")).toEqual(expect.arrayContaining([designation]));
    expect(textOf(member)).toContain(description);
  });
});

test("testimonials shows every card with words, name, role, place and picture", () => {
  const cards = [...exportedPage("/testimonials").querySelectorAll("[data-testimonial]")];
  expect(cards).toHaveLength(testimonials.length);
  cards.forEach((card, index) => {
    const { feedback, name, position, place, alt } = testimonials[index] ?? {};
    expect(textOf(card.querySelector("blockquote"))).toBe(feedback);
    expect(textOf(card.querySelector("strong"))).toBe(name);
    expect(textsOf(card, "figcaption span")).toEqual(expect.arrayContaining([position, place]));
    expect(card.querySelector("img")?.getAttribute("alt")).toBe(alt);
  });
});
