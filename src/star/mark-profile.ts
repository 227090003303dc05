/**
 * Marks the page of a visitor who has answered something, before it is drawn: the stub's room is kept. It is part of
 * the inline script, so it reads the stored plan by itself.
 */
export function markProfile(): void {
  try {
    if (/(?:^|&)[fms]=./.test(localStorage.getItem("plan") ?? ""))
      document.documentElement.dataset.profile = "";
  } catch {
    // Storage may be switched off: then nothing is kept either.
  }
}
