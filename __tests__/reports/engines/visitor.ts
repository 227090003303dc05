export interface Visitor {
  resize(width: number, height: number): Promise<void>;
  goTo(url: string): Promise<void>;
  /** Runs an expression in the page, waits for its promise, and gives what it ends in. */
  run(expression: string): Promise<unknown>;
  click(xpath: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: "Escape" | "ArrowRight"): Promise<void>;
  /** What pages wrote to the console as errors, or did not catch, since it was asked. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}
