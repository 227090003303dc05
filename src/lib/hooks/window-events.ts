/** Subscribes a React store to events of the window. */
export const onWindow = (names: readonly string[]) => (listener: () => void) => {
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
};
