import path from "node:path";
import { formatProblem } from "../check/problem";
import { contentFolder } from "./content-folder";
import { mirrorFolder } from "./mirror-folder";
import { watchContent } from "./watch-content";

/**
 * Gives development the content that it starts with, as soon as the check finds nothing wrong in it.
 * @param root path of the project
 * @param say told what must be mended first, after every change
 */
export async function firstPreview(root: string, say: (text: string) => void): Promise<void> {
  let start = () => {};
  const sound = new Promise<void>((resolve) => {
    start = resolve;
  });
  const end = await watchContent(root, ({ errors }) => {
    if (errors.length === 0) start();
    else
      say(
        `content: ${errors.length} problem(s); waiting until mended\n${errors.map(formatProblem).join("\n")}`,
      );
  });
  await sound;
  end();
  mirrorFolder(path.join(root, "content"), path.join(root, contentFolder()));
}
