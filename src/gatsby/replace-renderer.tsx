import { text } from "node:stream/consumers";
import createCache, { type StylisPlugin } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { prerenderToNodeStream } from "react-dom/static";
import { FrameStyles } from "../frame/frame-styles";
import { GlobalStyles } from "../theme/global-styles";
import { type EarlyPicture, EarlyPictures, PHONES, pictureSources } from "../ui/pictures/picture-data";

/** Supported only prefixed by some browser of `browserslist`: masks before Chrome 120; the other two in Safari. */
const PREFIXED = /^(?:mask(?:-\w+)*|user-select|text-decoration)$/;

/** `text-decoration` values that need no prefix. */
const PLAIN = /^text-decoration:(?:none|underline|line-through);$/;

/** Adds only the needed prefixes; Emotion's own plugin also adds those for browsers of 2013. */
const prefixes: StylisPlugin = (element) => {
  const { type, props, value } = element;
  if (type !== "decl" || typeof props !== "string" || !PREFIXED.test(props) || PLAIN.test(value)) return;
  element.return = `-webkit-${value}${value}`;
};

/** The HTML of a whole page, `lazy` parts included. @throws what a component throws */
async function prerender(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    // By default React moves a long part to the page's end, with a script that puts it in place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React would leave a failed part to the browser; the build must fail instead.
    onError: (error) => {
      errors.push(error);
    },
  });
  if (errors.length > 0) throw errors[0];
  return text(prelude);
}

/** The first picture's `img` comes after styles that fill the first packets. Browsers without AVIF ignore the links. */
function preloadPicture({ file, phoneFile, sizes }: EarlyPicture): ReactElement[] {
  const avif = (one: EarlyPicture["file"], media?: string) =>
    pictureSources(one)
      .filter(({ type }) => type === "image/avif")
      .map(({ type, srcSet }) => (
        <link
          key={media ?? "picture"}
          rel="preload"
          as="image"
          type={type}
          media={media}
          imageSrcSet={srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      ));
  return phoneFile ? [...avif(phoneFile, PHONES), ...avif(file, `not all and ${PHONES}`)] : avif(file);
}

/** Puts styles and the first picture's preload into the head; Emotion would write a `<style>` before each element. */
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
      <style
        key={key}
        // The global ones are not for Emotion: taking them over would load the fonts again.
        data-styles={key === cache.key ? "" : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own output
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
  replaceBodyHTMLString(html);
}
