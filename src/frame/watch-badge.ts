/** Pause in ms between the page's load and the badge's script: whatever the page itself needs goes first. */
const PAUSE = 1500;
/** Time in ms after which an empty badge is taken as blocked (docs/decisions.md, "Third parties"). */
const PATIENCE = 8000;

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

/**
 * Fetches the badge's script, which looks up one element by id and fills it. The element is made by hand,
 * so that React leaves it alone.
 * @param host an empty element for it
 * @param onChange told whether there is something to show: nothing while the script is blocked,
 * and nothing again when a picture that it put there cannot be fetched
 * @returns ends it and empties the host
 */
export function watchBadge(
  host: HTMLElement,
  src: string,
  accountId: string,
  onChange: (isFilled: boolean) => void,
): () => void {
  const target = document.createElement("span");
  target.id = "iasBadge";
  target.dataset.accountId = accountId;
  host.append(target);
  const observer = new MutationObserver(() => onChange(target.childElementCount > 0));
  observer.observe(target, { childList: true, subtree: true });
  let timer = 0;
  const cancel = afterLoad(() => {
    const script = document.createElement("script");
    script.src = src;
    script.async = true;
    host.append(script);
    timer = window.setTimeout(() => observer.disconnect(), PATIENCE);
  });
  const onError = () => {
    observer.disconnect();
    onChange(false);
  };
  target.addEventListener("error", onError, true);
  return () => {
    cancel();
    window.clearTimeout(timer);
    observer.disconnect();
    host.replaceChildren();
  };
}
