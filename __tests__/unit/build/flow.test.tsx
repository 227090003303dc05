/** @jest-environment jsdom */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Flow, Fork, IfNo, IfYes, Stop } from "../../../src/build/mdx/flow";

function drawn(...children: ReactNode[]): Element {
  document.body.innerHTML = renderToStaticMarkup(<Flow title="The way">{children}</Flow>);
  return document.body;
}

/** Each stop: its name, the words in its ring, its column and row. */
const places = (flow: Element) =>
  [...flow.querySelectorAll("ol > li")].map((stop) => [
    stop.querySelector("strong")?.textContent,
    stop.getAttribute("data-label"),
    ...[...(stop.getAttribute("style") ?? "").matchAll(/\d+/g)].map(([digits]) => Number(digits)),
  ]);

test("stops stand one after another, branches and endings one below another", () => {
  const flow = drawn(
    <Stop key="1" title="Pay" />,
    <Fork key="2">
      <Stop title="Fingerprints" />
      <Stop title="Clinic" />
    </Fork>,
    <Stop key="3" title="Wait" />,
    <IfYes key="4" title="Granted" />,
    <IfNo key="5" title="Refused" />,
  );
  expect(places(flow)).toEqual([
    ["Pay", "1", 1, 1],
    ["Fingerprints", "2a", 2, 1],
    ["Clinic", "2b", 2, 2],
    ["Wait", "3", 3, 1],
    ["Granted", null, 4, 1],
    ["Refused", null, 4, 2],
  ]);
  expect(flow.querySelector("figure")?.getAttribute("style")).toBe("--tracks:1fr 1.4fr 1fr 1.4fr");
});
