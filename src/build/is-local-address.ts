const LOCAL = /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[?::1\]?|.+\.localhost)$/;

/** Whether an address leads to the machine of whoever opens it. */
export function isLocalAddress(address: string): boolean {
  return URL.canParse(address) && LOCAL.test(new URL(address).hostname);
}
