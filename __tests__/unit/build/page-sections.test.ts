import { exportedPage } from "../../../src/build/export/page-sections";

const page = exportedPage(`
<html><head><meta name="description" content="What it is about"></head><body>
<header>Menu</header>
<main>
  <h1>Study @ Ruritania</h1><p>Above.</p>
  <nav>List of chapters</nav>
  <section id="money"><h2>Money</h2><p><b>20</b><span>crowns</span>, <span>read</span>. <span class="visually-hidden">for screen readers</span></p>
    <h3>Rent</h3><p>Dear.</p><p>How it is measured</p>
    <table><tr><td>Town</td><td><p>Cheap.</p></td></tr></table><ul><li>Village</li><li><a href="/capital">Capital</a></li></ul></section>
  <section><h2 id="_R_1_">Write to us</h2><p>Below money.</p></section>
  <details id="gap" data-question=""><summary>Is a gap allowed?</summary><p>Yes, with papers.</p></details>
  <figure><details><summary>For whom</summary>Elsewhere 48 hours.</details></figure>
  <details data-row="fee"><summary>Fee of the panel</summary></details>
  <div data-all-pages><h2 id="all">Every page</h2></div>
  <section data-group="x"><h2 id="x">Shortlist</h2></section>
  <p hidden>Hidden.</p><p data-nosnippet>Slip.</p><script>let x;</script>
</main><footer>Footer</footer></body></html>`);

test("a page is its heading, its description and its parts with an address", () => {
  expect(page.heading).toBe("Study @ Ruritania");
  expect(page.description).toBe("What it is about");
  expect(page.sections.map(({ id }) => id)).toEqual(["", "money", "gap"]);
  expect(page.sections.map(({ heading }) => heading)).toEqual(["", "Money", "Is a gap allowed?"]);
  expect(page.sections[2]).toMatchObject({ isQuestion: true, text: "Yes, with papers." });
});

test("a heading without an address belongs to the part above it; pieces set apart stay apart", () => {
  expect(page.sections[1]).toMatchObject({
    text: "20 crowns, read. Dear. Below money.",
    listed: "Rent How it is measured Town Cheap. Village Write to us",
  });
});

test("what nobody reads as text is left out", () => {
  const all = page.sections.map(({ text, listed }) => `${text} ${listed}`).join(" ");
  expect(all).not.toMatch(
    /Menu|List|Hidden|Slip|let x|Footer|screen|Elsewhere|panel|Every|Shortlist|Capital/,
  );
});
