import { ContentStream } from "../../../src/build/develop/dev-server";

/** A response that records what was written to it. */
function openAnswer() {
  const written: string[] = [];
  let close = () => {};
  return {
    written,
    close: () => close(),
    writeHead: jest.fn(),
    write: (text: string) => written.push(text),
    on: (_event: "close", listener: () => void) => {
      close = listener;
    },
  };
}

const PROBLEM = { file: "content/team.json", line: 3, column: 5, message: "is missing, expected a text" };
const LINE = "content/team.json:3:5 is missing, expected a text";
const event = (...lines: string[]) => `data: ${JSON.stringify(lines)}\n\n`;

test("every open page gets the problems, at once and after each change, until it is closed", () => {
  const stream = new ContentStream();
  const early = openAnswer();
  stream.open(early);
  stream.report({ errors: [PROBLEM], warnings: [] });
  const late = openAnswer();
  stream.open(late);
  early.close();
  stream.report({ errors: [], warnings: [PROBLEM] });
  expect(early.written).toEqual([event(), event(LINE)]);
  expect(late.written).toEqual([event(LINE), event()]);
  expect(late.writeHead).toHaveBeenCalledWith(
    200,
    expect.objectContaining({ "content-type": "text/event-stream" }),
  );
});
