/** Opens all folds around the place that the address names. @returns the place, if it is or lies in one */
export function openNamed(): HTMLElement | undefined {
  const named = document.getElementById(window.location.hash.slice(1));
  const fold = named?.closest("details");
  if (!named || !fold) return undefined;
  for (let around: Element | null = fold; around; around = around.parentElement?.closest("details") ?? null)
    around.setAttribute("open", "");
  return named;
}

/** Scrolls there too: a browser that does not open folds by itself could not. */
export function goToNamed(): void {
  openNamed()?.scrollIntoView();
}
