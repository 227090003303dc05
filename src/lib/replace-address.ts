/**
 * Changes the address or the state of the entry in place.
 * @param address none to leave it as it is
 * @returns whether the browser took it: Safari refuses the 101st change in 30 s
 */
export function replaceAddress(address?: string, state: unknown = window.history.state): boolean {
  try {
    window.history.replaceState(state, "", address);
    return true;
  } catch {
    return false;
  }
}
