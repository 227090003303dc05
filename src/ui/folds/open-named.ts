/** Opens all folds around the element that the fragment names. @returns it, if it is a fold or inside one */
export function openNamed(): HTMLElement | undefined {
  const named = document.getElementById(window.location.hash.slice(1));
  const fold = named?.closest("details");
  if (!named || !fold) return undefined;
  for (let around: Element | null = fold; around; around = around.parentElement?.closest("details") ?? null)
    around.setAttribute("open", "");
  return named;
}

/** Opens the folds and scrolls to the element, for browsers that do not open folds by themselves. */
export function goToNamed(): void {
  openNamed()?.scrollIntoView();
}
