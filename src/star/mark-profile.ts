/**
 * Marks the page if the visitor has given answers, before it is painted, so that space for the profile is reserved.
 * Part of the inline script, so it reads the stored plan by itself.
 */
export function markProfile(): void {
  try {
    if (/(?:^|&)[fms]=./.test(localStorage.getItem("plan") ?? ""))
      document.documentElement.dataset.profile = "";
  } catch {
    // Storage may be off: then nothing is stored either.
  }
}
