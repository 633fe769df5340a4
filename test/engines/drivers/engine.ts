/** A browser as a visitor's hands and eyes: real presses, real keys, and a look into the page. */
export type Engine = {
  /** Opens an address and waits until the page has loaded. */
  goto(url: string): Promise<void>
  /** Runs a function's source in the page with JSON arguments, and awaits its result. */
  call(source: string, given: readonly unknown[]): Promise<unknown>
  /** Clicks the left mouse button at a point of the window, this many times at once. */
  click(x: number, y: number, times?: number): Promise<void>
  /** Presses the browser's own Back, also on the browser's error page. */
  back(): Promise<void>
  /** Presses keys in sequence: characters, or names as in KeyboardEvent.key. */
  press(keys: readonly string[]): Promise<void>
  /** A screenshot of the window as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

type VisitOptions = {
  /** Whether the journey goes back to a page that the browser may have cached. */
  goesBack?: boolean | undefined
}

/** Starts new visitors of one browser, each with its own cookies and storage. */
export type EngineHost = {
  visitor(size: WindowSize, options?: VisitOptions): Promise<Engine>
  close(): Promise<void>
}

export type WindowSize = { width: number; height: number }
