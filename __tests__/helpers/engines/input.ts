import type { InputSource } from "./driver";

/** Values of the keys without a character in WebDriver's table. */
const KEYS = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
} as const;

export type Key = keyof typeof KEYS;

const presses = (values: readonly string[]): InputSource => ({
  type: "key",
  id: "keyboard",
  actions: values.flatMap((value) => [
    { type: "keyDown", value } as const,
    { type: "keyUp", value } as const,
  ]),
});

/** A press of a key without a character. */
export const pressOf = (key: Key) => presses([KEYS[key]]);

/** A press for each character of a text. */
export const typingOf = (text: string) => presses([...text]);

/** A click of the mouse in the window. */
export const clickAt = (x: number, y: number): InputSource => ({
  type: "pointer",
  id: "mouse",
  actions: [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});
