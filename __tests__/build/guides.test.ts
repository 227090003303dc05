import { around } from "../../src/build/graphql/create-pages";
import { fill } from "../../src/words/fill";
import { expectInOrder } from "../helpers/content-order";
import { exportedPage, hrefsOf, sectionNamed, textOf } from "../helpers/exported-page";
import { guides, words } from "../helpers/site-content";

describe.each(guides)("$path", (guide) => {
  const page = exportedPage(guide.path);

  test("has its heading, intro, picture and a call to action to the consultation form", () => {
    const head = page.querySelector("main header");
    expect(textOf(head?.querySelector("h1"))).toBe(guide.heading ?? guide.title);
    expect(textOf(head)).toContain(guide.intro);
    expect(head?.querySelector("img")?.getAttribute("alt")).toBe(guide.alt);
    const action = sectionNamed(page, guide.cta.title);
    expect(textOf(action)).toContain(guide.cta.text);
    expect(hrefsOf(action)).toEqual(["/online-consultation-form"]);
    expect(textOf(action?.querySelector("a"))).toBe(guide.cta.label);
  });

  test("says of each chapter which one it is, as the list of contents counts them", () => {
    const contents = hrefsOf(page.querySelector("nav[aria-labelledby=contents]"));
    const heads = [...page.querySelectorAll(".chapter-head")];
    for (const head of heads) {
      const place = contents.indexOf(`#${head.querySelector("h2")?.id}`) + 1;
      if (contents.length > 0)
        expect(textOf(head.querySelector("p"))).toBe(
          fill(words.texts.chapter, { n: place, count: contents.length }),
        );
    }
    if (guide.jump) expect(heads.map((head) => textOf(head.querySelector("h2")))).toContain(guide.jump.to);
  });

  test("lists the guides beside it, itself marked", () => {
    const sidebar = page.querySelector("[data-sidebar=guides]");
    expectInOrder(hrefsOf(sidebar), around(guides, guides.indexOf(guide)));
    const [current] = [...(sidebar?.querySelectorAll("[aria-current=page]") ?? [])];
    expect(current?.getAttribute("href")).toBe(guide.path);
    expect(textOf(current)).toBe(guide.navTitle);
  });
});
