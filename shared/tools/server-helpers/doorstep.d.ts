/** `manifest.json`, as far as a page needs it. */
type Manifest = {
  readonly widgets: Readonly<
    Record<
      string,
      {
        readonly script: string
        readonly needed: readonly string[]
        readonly styles: readonly string[]
        readonly asleep?: readonly string[]
      }
    >
  >
}

export function doorstepWidget(
  widget: string,
  options?: Readonly<Record<string, unknown>>,
  fallback?: string,
  slots?: Readonly<Record<string, string>>,
): string

export function doorstepHead(
  manifest: Manifest,
  base: string,
  widgets?: readonly string[],
  asleep?: readonly string[],
): string

export function doorstepAnswer(call: string, json: unknown, now?: Date | number | string): string
