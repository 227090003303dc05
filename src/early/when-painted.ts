const PAINT = "paint";

/**
 * Calls back when the page stands on screen with all that has come by now: on a fast connection a page has loaded
 * before it is first painted, and scripts that start then delay the paint. Browsers that do not tell count as quick.
 */
export function whenPainted(run: () => void): void {
  // The frame after this one is painted with what the last has brought.
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(run));
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes(PAINT)) {
    afterFrame();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    afterFrame();
  });
  observer.observe({ type: PAINT, buffered: true });
}
