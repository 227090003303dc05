import { exportedPage } from "../../../src/build/export/page-sections";

const page = exportedPage(`
<html><head><meta name="description" content="What it is about"></head><body>
<header>Menu</header>
<main>
  <h1>Study @ Ruritania</h1><p>Above.</p>
  <nav>List of chapters</nav>
  <section id="money"><h2>Money</h2><p><b>20</b><span>crowns</span>, <span>read</span> <span class="visually-hidden">for screen readers</span></p>
    <h3>Rent</h3><p>Dear.</p></section>
  <section><h2 id="_R_1_">Write to us</h2><p>Below money.</p></section>
  <details id="gap" data-question=""><summary>Is a gap allowed?</summary><p>Yes, with papers.</p></details>
  <figure><details><summary>For whom</summary>Elsewhere 48 hours.</details></figure>
  <details data-row="fee"><summary>Fee of the panel</summary></details>
  <div data-all-pages><h2 id="all">Every page</h2></div>
  <p hidden>Hidden.</p><p data-nosnippet>Slip.</p><script>let x;</script>
</main><footer>Footer</footer></body></html>`);

test("a page is its heading, its description and its parts with an address", () => {
  expect(page.heading).toBe("Study @ Ruritania");
  expect(page.description).toBe("What it is about");
  expect(page.sections.map(({ id, heading }) => [id, heading])).toEqual([
    ["", ""],
    ["money", "Money"],
    ["gap", "Is a gap allowed?"],
  ]);
});

test("a heading without an address belongs to the part above it; pieces that styles set apart stay apart", () => {
  expect(page.sections[1]?.text).toBe("20 crowns, read Rent Dear. Write to us Below money.");
});

test("a question is a part of its own", () => {
  expect(page.sections[2]).toMatchObject({ isQuestion: true, text: "Yes, with papers." });
});

test("what nobody reads as text is left out", () => {
  const all = page.sections.map(({ text }) => text).join(" ");
  for (const word of [
    "Menu",
    "List",
    "Hidden",
    "Slip",
    "let x",
    "Footer",
    "screen",
    "Elsewhere",
    "panel",
    "Every",
  ])
    expect(all).not.toContain(word);
});
