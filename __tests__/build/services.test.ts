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

  test("says what you get before its text", () => {
    const points = page.querySelector(`[aria-label=${JSON.stringify(words.service.points)}]`);
    const first = [...page.querySelectorAll("main p")].find((paragraph) => !paragraph.closest("header"));
    if (!points || !first) throw new Error("no points or no text");
    expect(points.compareDocumentPosition(first)).toBe(points.DOCUMENT_POSITION_FOLLOWING);
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

  test("lists all services beside it, itself marked, and the whole process below", () => {
    const sidebar = page.querySelector("[data-sidebar=services]");
    expectInOrder(hrefsOf(sidebar), services);
    expect(hrefsOf(sidebar, "[aria-current=page]")).toEqual([service.path]);
    expect(hrefsOf(page, "[data-process] a")).toEqual(steps.map(({ path }) => path));
  });

  test("shows the stamps of all countries with a guide, exactly when it has a heading for them", () => {
    const section = page.querySelector("section[aria-labelledby=countries]");
    expect(textOf(section?.querySelector("h2") ?? null)).toBe(service.countries ?? "");
    const guides = countries.filter(({ inSidebar }) => inSidebar);
    const onward = navigation.tools.slice(0, 1);
    expect(hrefsOf(section)).toEqual(service.countries ? [...guides, ...onward].map(({ path }) => path) : []);
  });

  test("links to the official sites of its tests in new tabs, exactly when it names some", () => {
    const section = page.querySelector("section[aria-labelledby=exams]");
    expect(section !== null).toBe(service.exams.length > 0);
    expect(textsOf(section ?? page, "[aria-labelledby=exams] strong")).toEqual(
      service.exams.map(({ name }) => name),
    );
    expect(hrefsOf(section, "a[target=_blank]")).toEqual(service.exams.map(({ link }) => link));
  });
});
