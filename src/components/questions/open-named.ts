/**
 * Opens the question to which the address leads; what else it may lead to is shown anyway.
 * @returns the question, if there is one
 */
export function openNamed(): HTMLDetailsElement | undefined {
  const named = document.getElementById(window.location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return undefined;
  named.open = true;
  return named;
}
