import { copyFileSync } from "node:fs";
import type { GatsbyNode } from "gatsby";

/** Puts the rules for paper at `/print.css`: a file of its own, so that no page carries them to a screen. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => {
  copyFileSync("src/theme/print.css", "public/print.css");
};
