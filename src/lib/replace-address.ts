/**
 * Changes the address or the state of the history entry in place.
 * @param address omit to keep the address
 * @returns whether the browser accepted it: Safari refuses the 101st change in 30 s
 */
export function replaceAddress(address?: string, state: unknown = window.history.state): boolean {
  try {
    window.history.replaceState(state, "", address);
    return true;
  } catch {
    return false;
  }
}
