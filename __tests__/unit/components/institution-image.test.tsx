/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { InstitutionImage } from "../../../src/institutions/institution-image";

const LOGO = "/logo.svg";
const FALLBACK = "/default.svg";
const image = () => screen.getByRole("presentation");

/** An image in its state after the HTML was parsed and before hydration. */
function stub({
  complete,
  naturalWidth,
  canDecode,
}: Record<"complete" | "canDecode", boolean> & { naturalWidth: number }) {
  const { prototype } = HTMLImageElement;
  jest.spyOn(prototype, "complete", "get").mockReturnValue(complete);
  jest.spyOn(prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
  prototype.decode = () =>
    canDecode ? Promise.resolve() : Promise.reject(new DOMException("", "EncodingError"));
}

/** Hydrates the server's HTML. */
async function hydrate(): Promise<void> {
  const page = document.body.appendChild(document.createElement("div"));
  const element = <InstitutionImage src={LOGO} fallback={FALLBACK} />;
  page.innerHTML = renderToString(element);
  await act(async () => hydrateRoot(page, element));
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
  document.body.replaceChildren();
});

test("an image that cannot be loaded is replaced by the default", () => {
  render(<InstitutionImage src={LOGO} fallback={FALLBACK} />);
  expect(image().getAttribute("src")).toBe(LOGO);
  fireEvent.error(image());
  expect(image().getAttribute("src")).toBe(FALLBACK);
});

test("a default that cannot be loaded either is not requested again", () => {
  render(<InstitutionImage src={LOGO} fallback={FALLBACK} />);
  fireEvent.error(image());
  const set = jest.spyOn(HTMLImageElement.prototype, "src", "set");
  fireEvent.error(image());
  expect(set).not.toHaveBeenCalled();
});

test("an error before hydration counts", async () => {
  stub({ complete: true, naturalWidth: 0, canDecode: false });
  await hydrate();
  expect(image().getAttribute("src")).toBe(FALLBACK);
});

test("an SVG without a size of its own, which Firefox reports as 0 wide, is kept", async () => {
  stub({ complete: true, naturalWidth: 0, canDecode: true });
  await hydrate();
  expect(image().getAttribute("src")).toBe(LOGO);
});

test.each([
  ["loaded", { complete: true, naturalWidth: 84, canDecode: true }],
  ["still to be loaded", { complete: false, naturalWidth: 0, canDecode: false }],
])("an image that is %s at hydration is kept", async (_, state) => {
  stub(state);
  await hydrate();
  expect(image().getAttribute("src")).toBe(LOGO);
});
