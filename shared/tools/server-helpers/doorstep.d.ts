import type { OptionNames, SlotNames } from './widget-options.js'

/** The parts of `manifest.json` that a page needs. */
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

export function doorstepWidget<Name extends keyof OptionNames>(
  widget: Name,
  options?: { readonly [Option in OptionNames[Name] | 'load']?: unknown } & {
    readonly printed?: Readonly<Record<string, string | number>>
  },
  fallback?: string,
  slots?: { readonly [Slot in SlotNames[Name]]?: string },
  state?: object,
): string

export function doorstepHead(
  manifest: Manifest,
  base: string,
  widgets?: readonly string[],
  asleep?: readonly string[],
): string

/** The addresses of a site's calls and pages, as `openapi.json` lists them under `x-pages`. */
type Site = {
  readonly root?: string
  readonly api?: string
  readonly pages?: Readonly<Record<string, string>>
  readonly calls?: Readonly<Record<string, string>>
  readonly returnParameter?: string
  /** The only addresses that forms of the widgets may be posted to. */
  readonly actions?: readonly string[]
  /** Scripts of others that a placeholder may name, each with its whole address. */
  readonly scripts?: readonly string[]
}

export function doorstepSite(site: Site): string

export function doorstepAnswer(call: string, json: unknown, now?: Date | number | string): string
