/** A browser as a visitor's hands and eyes: real presses, real keys, and a look into the page. */
export type Engine = {
  /** Opens an address and waits for the page to have loaded. */
  goto(url: string): Promise<void>
  /** Calls a function's source in the page, with arguments that JSON can carry; waits for a promise. */
  call(source: string, given: readonly unknown[]): Promise<unknown>
  /** Presses the left button of the mouse at a place of the window, or that often at once. */
  click(x: number, y: number, times?: number): Promise<void>
  /** The browser's own Back, also from a page on which it says itself what went wrong. */
  back(): Promise<void>
  /** Presses keys, one after the other: characters, or names as in KeyboardEvent.key. */
  press(keys: readonly string[]): Promise<void>
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

type VisitOptions = {
  /** Whether the journey goes back, to a page that the browser may have kept. */
  goesBack?: boolean | undefined
}

/** Starts fresh visitors of one browser: each has cookies and storage of its own. */
export type EngineHost = {
  visitor(size: WindowSize, options?: VisitOptions): Promise<Engine>
  close(): Promise<void>
}

export type WindowSize = { width: number; height: number }
