const STYLE =
  "position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;margin:0;padding:16px 20px;background:#7d1f14;color:#fff;font:15px/1.5 ui-monospace,monospace;white-space:pre-wrap";

function isListOfLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((line) => typeof line === "string");
}

/** Shows the lines at the bottom of the window, or removes them. Works without React. */
function show(lines: readonly string[]): void {
  const id = "content-problems";
  const box = document.getElementById(id) ?? document.createElement("pre");
  if (lines.length === 0) {
    box.remove();
    return;
  }
  box.id = id;
  box.setAttribute("role", "alert");
  box.style.cssText = STYLE;
  box.textContent = lines.join("\n");
  document.body.append(box);
}

/** Shows what the development server (`src/build/develop/dev-server.ts`) finds wrong with the content. */
export function watchContentProblems(): void {
  if (process.env.NODE_ENV !== "development") return;
  const stream = new EventSource("/___content");
  stream.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const lines: unknown = JSON.parse(data);
    if (isListOfLines(lines)) show(lines);
  });
}
