/** What goes into a page and comes back as JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** One step of a mouse or a keyboard; WebDriver and WebDriver BiDi name them alike. */
export type InputStep =
  | { readonly type: "pointerMove"; readonly x: number; readonly y: number }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: number }
  | { readonly type: "keyDown" | "keyUp"; readonly value: string };

/** A mouse or a keyboard with its steps. */
export interface InputSource {
  readonly type: "pointer" | "key";
  readonly id: string;
  readonly actions: readonly InputStep[];
}

/** A browser with one page, by the few commands that every engine's protocol knows. */
export interface Driver {
  /** Goes to an address and waits for its load event. */
  navigate(url: string): Promise<void>;
  /** Runs an expression in the page, waits for its promise, and gives the string it ends in. */
  evaluate(expression: string): Promise<string>;
  /** Lets the browser handle real input. */
  perform(source: InputSource): Promise<void>;
  /** Gives the page a width and about a height. */
  resize(width: number, height: number): Promise<void>;
  /** The window as a PNG file. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
