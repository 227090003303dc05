/** Changes the history entry in place. @returns whether the browser took it: Safari refuses the 101st change in 30 s */
export function replaceAddress(address?: string, state: unknown = window.history.state): boolean {
  try {
    window.history.replaceState(state, "", address);
    return true;
  } catch {
    return false;
  }
}
