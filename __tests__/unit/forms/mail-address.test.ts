import { mailAddress } from "../../../src/forms/shared/failure";

test.each(["क्षि", "கோ", "👩🏽‍🎓", "a", "\n"])("a long text is cut after a whole letter: %j", (letter) => {
  for (const start of ["", "x", "xx", "xxx"]) {
    const written = { subject: "Fees", text: start + letter.repeat(2000), cutNote: "Paste the rest." };
    const { href, isCut } = mailAddress({ to: "office@agency.example", ...written });
    const body = new URL(href).searchParams.get("body") ?? "";
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(href.length).toBeGreaterThan(1900);
    const [beginning = "", ...end] = body.slice(start.length).split("…");
    expect(beginning.replaceAll(letter === "\n" ? "\r\n" : letter, "")).toBe("");
    expect(end).toEqual(["\r\n\r\nPaste the rest."]);
  }
});
