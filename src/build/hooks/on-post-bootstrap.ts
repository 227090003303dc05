import type { GatsbyNode } from "gatsby";
import { askEarly } from "../pictures/ask-early";
import { tellProgress } from "../pictures/tell-progress";

/** Begins with the pictures while the bundles are made; in development each is drawn when a page shows it. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async ({ store, reporter }) => {
  if (process.env.NODE_ENV === "development") return;
  await askEarly(store);
  tellProgress(store, (line) => reporter.info(line));
};
