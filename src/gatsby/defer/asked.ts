function isKept(key: string): boolean {
  try {
    return Boolean(localStorage.getItem(key));
  } catch {
    // Storage may be off: then it holds nothing.
    return false;
  }
}

/**
 * Marks the page if its address, or what the browser keeps, asks for another state than the HTML has
 * (`src/ui/layout/asked-part.tsx`).
 * @returns whether it does: then only scripts can show it
 */
export function markAsked(): boolean {
  const place = document.querySelector<HTMLElement>("[data-asks]");
  if (!place) return false;
  const { asks = "", keeps } = place.dataset;
  const params = new URLSearchParams(window.location.search);
  const isAsked = asks.split(" ").some((name) => params.get(name)) || (keeps !== undefined && isKept(keeps));
  if (isAsked) document.documentElement.dataset.asked = "";
  return isAsked;
}
