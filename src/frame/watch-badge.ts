/** Pause in ms between the page's load and the badge's script: whatever the page itself needs goes first. */
const PAUSE = 1500;
/** How near the footer must come before the badge is fetched. */
const NEAR = "400px";
/** The page that the build writes for the badge (`src/build/export/badge-frame.ts`). */
const BADGE_PAGE = "/badge.html";
/** Scripts and links run there, with an origin that is nobody's: they reach nothing of the site. */
const SANDBOX = "allow-scripts allow-popups allow-popups-to-escape-sandbox";

/** Runs once the page has loaded and a pause has passed; returns how to call it off. */
function afterLoad(run: () => void): () => void {
  let handle = 0;
  const schedule = () => {
    handle = window.setTimeout(run, PAUSE);
  };
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true });
  return () => {
    window.removeEventListener("load", schedule);
    window.clearTimeout(handle);
  };
}

/** Runs once an element comes near the screen; returns how to call it off. */
function whenNear(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function badgeFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.title = title;
  frame.setAttribute("sandbox", SANDBOX);
  frame.referrerPolicy = "no-referrer";
  frame.src = BADGE_PAGE;
  return frame;
}

/**
 * Puts the badge into a frame of its own, once the page has loaded and the footer comes near.
 * @param place what is watched for that; it always has a size
 * @param host an empty element for the frame, which React leaves alone
 * @param onChange told whether there is something to show: nothing while the badge's host is blocked,
 * and nothing again when a picture of the badge cannot be fetched
 * @returns ends it and empties the host
 */
export function watchBadge(
  place: Element,
  host: Element,
  title: string,
  onChange: (isFilled: boolean) => void,
): () => void {
  const frame = badgeFrame(title);
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || typeof data !== "object" || data === null) return;
    if ("badge" in data) onChange(data.badge === true);
  };
  let stopWatching = () => {};
  const cancel = afterLoad(() => {
    stopWatching = whenNear(place, () => {
      window.addEventListener("message", listen);
      host.append(frame);
    });
  });
  return () => {
    cancel();
    stopWatching();
    window.removeEventListener("message", listen);
    host.replaceChildren();
    onChange(false);
  };
}
