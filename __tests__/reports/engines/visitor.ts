export interface Visitor {
  resize(width: number, height: number): Promise<void>;
  goTo(url: string): Promise<void>;
  /** Runs an expression in the page and resolves with its awaited result. */
  run(expression: string): Promise<unknown>;
  click(xpath: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: "Escape" | "ArrowRight"): Promise<void>;
  /** Console errors and uncaught errors of pages since the last call. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}
