import { text } from "node:stream/consumers";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { FrameStyles } from "../frame/frame-styles";
import { GlobalStyles } from "../theme/global-styles";
import { type EarlyPicture, EarlyPictures } from "../ui/pictures/early-picture";
import { prefixes } from "./prefixes";
import { preloadPicture } from "./preload-picture";
import { STYLES_MARK } from "./style-cache";

/** The HTML of a whole page, `lazy` parts included. @throws what a component throws */
async function prerender(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    // By default React puts a long part at the page's end, with a script that moves it to its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React would leave a failed part to the browser; the build must stop instead.
    onError: (error) => {
      errors.push(error);
    },
  });
  if (errors.length > 0) throw errors[0];
  return text(prelude);
}

/** Puts a page's first picture and its styles into its head: Emotion would write a `<style>` before each element. */
export async function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const cache = createCache({ key: "css", stylisPlugins: [prefixes] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
      <FrameStyles />
    </CacheProvider>,
  );
  const early: EarlyPicture[] = [];
  const html = await prerender(
    <EarlyPictures value={(picture) => early.push(picture)}>
      <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
    </EarlyPictures>,
  );
  setHeadComponents(early.slice(0, 1).flatMap(preloadPicture));
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, css }) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own output
      <style key={key} {...{ [STYLES_MARK]: "" }} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
  replaceBodyHTMLString(html);
}
