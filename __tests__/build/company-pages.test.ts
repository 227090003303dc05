import { existsSync, statSync } from "node:fs";
import { exportedPage, fileOf, textOf, textsOf } from "../helpers/exported-page";
import { BRANCHES, COUNTRY_MENU, GALLERY_GROUPS, ROUTES } from "../helpers/specification";

test("about says who we are since 2013, mission and vision, and shows the team of eight", () => {
  const page = exportedPage("/about");
  const headings = textsOf(page, "main h2");
  expect(headings).toEqual(expect.arrayContaining(["Who we are", "Mission", "Vision"]));
  expect(textOf(page.querySelector("main"))).toContain("2013");
  const team = [...page.querySelectorAll("[data-team-member]")];
  expect(team).toHaveLength(8);
  for (const member of team) {
    expect(member.querySelector("img")?.getAttribute("alt")?.length).toBeGreaterThan(10);
    expect(textOf(member.querySelector("h3")).length).toBeGreaterThan(3);
    expect(textOf(member.querySelector("p")).length).toBeGreaterThan(3);
  }
  expect(page.querySelector("main a[href='/online-consultation-form']")).not.toBeNull();
});

test("testimonials shows three cards with name, role, picture and words, each marked as a sample", () => {
  const cards = [...exportedPage("/testimonials").querySelectorAll("[data-testimonial]")];
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(textOf(card.querySelector("blockquote")).length).toBeGreaterThan(80);
    expect(card.querySelector("img")).not.toBeNull();
    expect(textOf(card.querySelector("figcaption"))).toContain("Sample");
  }
});

test("the image gallery has the six groups in order, four pictures each, every one a link to its large file", () => {
  const page = exportedPage("/gallery/images");
  const groups = [...page.querySelectorAll("[data-gallery-group]")];
  expect(groups.map((group) => textOf(group.querySelector("h2")))).toEqual([...GALLERY_GROUPS]);
  for (const group of groups) {
    const links = [...group.querySelectorAll("li a")];
    expect(links).toHaveLength(4);
    for (const link of links) expect(fileOf(link.getAttribute("href") ?? "")).toMatch(/\.(?:png|jpg)$/);
  }
});

test("the video gallery has three muted local videos with controls that load nothing by themselves", () => {
  const page = exportedPage("/gallery/videos");
  expect(textsOf(page, "main h2").map((heading) => heading.toLowerCase())).toEqual(["graduation event"]);
  const videos = [...page.querySelectorAll("video")];
  expect(videos).toHaveLength(3);
  for (const video of videos) {
    expect(
      video.hasAttribute("controls") && video.hasAttribute("muted") && !video.hasAttribute("autoplay"),
    ).toBe(true);
    expect(video.getAttribute("preload")).toBe("none");
    expect(fileOf(video.getAttribute("poster") ?? "")).toBeDefined();
    const file = fileOf(video.getAttribute("src") ?? "");
    expect(file && existsSync(file) && statSync(file).size).toBeGreaterThan(10_000);
  }
});

test("contact shows the eight branches with phone, e-mail, directions and a map that waits to be asked for", () => {
  const page = exportedPage("/contact");
  const text = textOf(page.querySelector("main"));
  for (const branch of BRANCHES) expect(text).toContain(branch);
  expect(
    [...page.querySelectorAll("main a")].filter((link) => textOf(link).startsWith("Directions")),
  ).toHaveLength(8);
  expect(
    [...page.querySelectorAll("main button")].filter((button) => textOf(button).startsWith("Show map")),
  ).toHaveLength(8);
  expect(page.querySelectorAll("iframe")).toHaveLength(0);
  expect(page.querySelectorAll("main a[href^='tel:']").length).toBeGreaterThanOrEqual(8);
});

test.each([
  ["/contact", ["fullName", "email", "phone", "message"]],
  ["/online-consultation-form", ["name", "email", "mobile", "address", "education", "studyCountry"]],
])("the form on %s has the specified fields, each with a visible label", (route, names) => {
  const page = exportedPage(route);
  for (const name of names) {
    const control = page.querySelector<HTMLInputElement>(`main form [name=${name}]`);
    expect({ name, label: textOf(control?.labels?.[0]).length > 0 }).toEqual({ name, label: true });
  }
});

test("the consultation form offers the specified choices in order", () => {
  const page = exportedPage("/online-consultation-form");
  const choices = (name: string) =>
    [...page.querySelectorAll<HTMLInputElement>(`[name=${name}]`)].map((box) => textOf(box.labels?.[0]));
  expect(choices("education")).toEqual(["Undergraduate", "Postgraduate", "Other"]);
  expect(choices("studyCountry")).toEqual([
    "Australia",
    "New Zealand",
    "Singapore",
    "Malaysia",
    "USA",
    "Canada",
    "UK",
    "Dubai",
    "Other",
  ]);
});

test.each(ROUTES)("%s has the whole frame around it", (route) => {
  const page = exportedPage(route);
  const menus = [...page.querySelectorAll("[data-menu]")];
  expect(menus.map((menu) => textOf(menu.querySelector("button")))).toEqual([
    "Countries",
    "Services",
    "Gallery",
  ]);
  expect(textsOf(menus[0] ?? page, "a")).toEqual([...COUNTRY_MENU]);
  expect(textsOf(menus[1] ?? page, "a")).toEqual([
    "Study Abroad",
    "Educational Counselling",
    "Coaching",
    "Study Tour",
  ]);
  expect(textsOf(menus[2] ?? page, "a")).toEqual(["Images", "Videos"]);
  expect(page.querySelector("header a[href='/online-consultation-form']")).not.toBeNull();
  const footer = page.querySelector("body footer:last-of-type");
  const legal = textOf(footer);
  expect(legal).toContain("Terms & Conditions");
  expect(legal).toContain("Privacy Policy");
  expect([...(footer?.querySelectorAll("a") ?? [])].map(textOf)).not.toContain("Privacy Policy");
  expect(footer?.querySelector("a[href*='your-first-week-in-australia']")).not.toBeNull();
  expect(page.querySelector("a[href^='https://wa.me/']")).not.toBeNull();
  expect(page.querySelector("a[href='#main']")).not.toBeNull();
});
