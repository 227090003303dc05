import type { GatsbyNode } from "gatsby";
import { z } from "zod";

const STAGE = "build-javascript";

const BABEL_STATE = z.object({
  babelrc: z.object({
    stages: z.object({ [STAGE]: z.custom<{ plugins: readonly { readonly name: string }[] }>() }),
  }),
});

/** What gatsby-plugin-typescript converts, though every supported browser understands it. */
const UNDERSTOOD = /plugin-proposal-(?:optional-chaining|nullish-coalescing-operator|numeric-separator)\b/;

/**
 * Bundles are written for the browsers of `browserslist`. Gatsby's preset also converts classes, spread, parameters,
 * `?.` and `??`, which costs each page 1.2 to 1.8 KiB; `rules/browsers` asks whether the browsers can read what is left.
 */
export const onCreateBabelConfig: GatsbyNode["onCreateBabelConfig"] = ({ store }) => {
  // Gatsby calls this for each stage, and other plugins add theirs to all of them each time.
  const state = BABEL_STATE.parse(store.getState()).babelrc.stages[STAGE];
  state.plugins = state.plugins.filter(({ name }) => !UNDERSTOOD.test(name));
};
