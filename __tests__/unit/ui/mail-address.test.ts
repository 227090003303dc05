import { mailAddress } from "../../../src/forms/lead/failure";

const open = (subject: string, text: string) => {
  const mail = mailAddress({ to: "office@agency.example", subject, text, cutNote: "Paste the rest." });
  const { protocol, pathname, searchParams } = new URL(mail.href);
  expect(protocol + pathname).toBe("mailto:office@agency.example");
  const [found = "", body = ""] = [searchParams.get("subject") ?? "", searchParams.get("body") ?? ""];
  return { ...mail, subject: found, body };
};

test("subject and text survive, with the line ends that mail wants", () => {
  const mail = open("Fees & dates?", "One\nTwo\r\n50 % #1 ü");
  expect(mail).toMatchObject({ subject: "Fees & dates?", body: "One\r\nTwo\r\n50 % #1 ü", isCut: false });
});

test.each(["क्षि", "கோ", "👩🏽‍🎓", "a", "\n"])("a long text is cut after a whole letter: %j", (letter) => {
  for (const start of ["", "x", "xx", "xxx"]) {
    const { href, body, isCut } = open("Fees", start + letter.repeat(2000));
    expect(isCut).toBe(true);
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(href.length).toBeGreaterThan(1900);
    const [beginning = "", ...end] = body.slice(start.length).split("…");
    expect(beginning.replaceAll(letter === "\n" ? "\r\n" : letter, "")).toBe("");
    expect(end).toEqual(["\r\n\r\nPaste the rest."]);
  }
});

test("a long subject leaves room for the text", () => {
  const { href, subject, body } = open("नाम ".repeat(300), "क".repeat(300));
  expect(href.length).toBeLessThanOrEqual(2000);
  expect(subject).toMatch(/^(नाम )+/);
  expect(body).toMatch(/^क{50}/);
});
