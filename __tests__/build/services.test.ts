import { expectInOrder } from "../helpers/content-order";
import { exportedPage, hrefsOf, sectionNamed, textOf, textsOf } from "../helpers/exported-page";
import { countries, navigation, services, steps, words } from "../helpers/site-content";

describe.each(services)("$path", (service) => {
  const page = exportedPage(service.path);

  test("has a heading, a poster and what you get", () => {
    expect(textOf(page.querySelector("h1"))).toBe(service.heading ?? service.title);
    const head = page.querySelector("main header");
    expect(textOf(head)).toContain(service.intro);
    expect(head?.querySelector("img")?.getAttribute("alt")).toBe(service.alt);
    expect(textsOf(page, `[aria-label=${JSON.stringify(words.service.points)}] li`)).toEqual(service.points);
  });

  test("says what you get between its first lines and its first chapter", () => {
    const points = page.querySelector(`[aria-label=${JSON.stringify(words.service.points)}]`);
    const first = [...page.querySelectorAll("main p")].find((paragraph) => !paragraph.closest("header"));
    const chapter = page.querySelector("main h2[id]");
    if (!points || !first || !chapter) throw new Error("no points, no text or no chapter");
    expect(points.compareDocumentPosition(first)).toBe(points.DOCUMENT_POSITION_PRECEDING);
    expect(points.compareDocumentPosition(chapter)).toBe(points.DOCUMENT_POSITION_FOLLOWING);
  });

  test("has the headings of its text in order, and each drawing in its chapter", () => {
    const written = [...service.body.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) => heading);
    const sections = [...page.querySelectorAll("main section")].filter((section) =>
      written.includes(section.getAttribute("aria-label") ?? ""),
    );
    expect(sections.map((section) => textOf(section.querySelector("h2")))).toEqual(written);
    const drawn = sections.flatMap((section) => {
      const alt = section.querySelector("img")?.getAttribute("alt");
      return alt ? [[textOf(section.querySelector("h2")), alt]] : [];
    });
    const place = ([heading = ""]: readonly string[]) => written.indexOf(heading);
    const expected = service.spots.map(({ ends, alt }) => [ends, alt]);
    expect(drawn).toEqual(expected.sort((one, other) => place(one) - place(other)));
  });

  test("leads to the pages with which to go on", () => {
    const links = [...page.querySelectorAll("[data-next] a")];
    expect(links.map((link) => [textOf(link), link.getAttribute("href")])).toEqual(
      service.next.map(({ label, path }) => [label, path]),
    );
  });

  test("leads to the consultation form twice: from its head and from its call to action", () => {
    const action = sectionNamed(page, service.cta.title);
    expect(textOf(action)).toContain(service.cta.text);
    for (const place of [page.querySelector("main header"), action]) {
      const buttons = [...(place?.querySelectorAll("a[href='/online-consultation-form']") ?? [])];
      expect(buttons.map(textOf)).toEqual([service.cta.label]);
    }
  });

  test("offers the next step between two of its chapters, too", () => {
    const strip = page.querySelector("[data-mid-action]");
    expect([...(strip?.querySelectorAll("a") ?? [])].map(textOf)).toEqual([service.cta.label]);
    expect(hrefsOf(strip)).toEqual(["/online-consultation-form"]);
  });

  test("lists all services beside it, itself marked, and the whole process below where it belongs to the service", () => {
    const sidebar = page.querySelector("[data-sidebar=services]");
    expectInOrder(hrefsOf(sidebar), services);
    expect(hrefsOf(sidebar, "[aria-current=page]")).toEqual([service.path]);
    expect(hrefsOf(page, "[data-process] a")).toEqual(service.process ? steps.map(({ path }) => path) : []);
  });

  test("shows the stamps of all countries with a guide, exactly when it has a heading for them", () => {
    const section = page.querySelector("section[aria-labelledby=countries]");
    expect(textOf(section?.querySelector("h2") ?? null)).toBe(service.countries ?? "");
    const guides = countries.filter(({ inSidebar }) => inSidebar);
    const onward = navigation.tools.slice(0, 1);
    expect(hrefsOf(section)).toEqual(service.countries ? [...guides, ...onward].map(({ path }) => path) : []);
  });
});
