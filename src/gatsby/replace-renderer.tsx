import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import { FrameStyles } from "../frame/frame-styles";
import { GlobalStyles } from "../theme/global-styles";
import { prefixes } from "./prefixes";
import { STYLES_MARK } from "./style-cache";

/**
 * Renders a page and puts the styles that it uses into its head. By default Emotion writes a `<style>` before each
 * element: invalid inside headings and lists, and part of their text content.
 * The global styles and the frame's never change, so they are added here only and not to the browser's bundles.
 */
export function replaceRenderer({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): void {
  const cache = createCache({ key: "css", stylisPlugins: [prefixes] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
      <FrameStyles />
    </CacheProvider>,
  );
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, css }) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own output
      <style key={key} {...{ [STYLES_MARK]: "" }} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
  replaceBodyHTMLString(html);
}
