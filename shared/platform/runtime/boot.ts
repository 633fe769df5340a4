import { keepLastEvents } from '../page/events/last-events'
import { brokenBuiltIn } from '../page/host/check-host'
import { isDebugging, placeholdersIn } from '../page/placeholders'
import { keepsAnything } from '../page/storage/tab-storage'
import type { Inject } from '../providers/provider'
import { followChanges } from './follow-changes'
import { fetchOnce } from './mount/fetch-chunk'
import { diagnostics } from './mount-record'
import { createMountRegistry } from './mount-registry'
import { isBuilt, onDispose } from './on-dispose'
import { installPublicHandle } from './public-handle'
import type { WidgetList } from './widget-list'

declare const DOORSTEP_VERSION: string | undefined
export const version = typeof DOORSTEP_VERSION === 'string' ? DOORSTEP_VERSION : 'development'

const registration = Symbol.for('doorstep')

/**
 * Deletes a customer's stored values when the page belongs to another customer or answers the sent form. This also
 * runs on a page without widgets.
 */
function forgetWhatIsOver(): void {
  if (keepsAnything())
    import('../page/login/login').then(
      ({ openPage }) => openPage(),
      () => {},
    )
}

/**
 * Options for tests of the sources; the build drops both. `providers` are the tests' own services, `until` ends the
 * page's life.
 */
type BootOptions = { providers?: Inject | undefined; until?: AbortSignal }

/**
 * Mounts each placeholder of the page at its load moment, and follows those that are added, moved or removed later.
 * A second copy of the bundle, of any version, leaves the page to the first.
 */
export function boot(widgets: WidgetList, forTests?: BootOptions): void {
  const providers = isBuilt ? undefined : forTests?.providers
  const until = isBuilt ? undefined : forTests?.until
  onDispose(until, keepLastEvents())
  const page = window as typeof window & { [registration]?: string }
  const first = page[registration]
  const broken = first ? -1 : brokenBuiltIn()
  if (first || broken >= 0) {
    void diagnostics().then(({ idle }) =>
      idle(first, version, broken, () => boot(widgets, ...(isBuilt ? [] : [forTests]))),
    )
    return
  }
  page[registration] = version
  page.doorstepPart = fetchOnce
  const registry = createMountRegistry(widgets, providers, until)
  installPublicHandle(version, registry)
  if (isDebugging()) void diagnostics().then(({ openDoctor }) => openDoctor(widgets))
  const start = () => {
    if (document.readyState === 'loading') return
    document.removeEventListener('readystatechange', start)
    for (const placeholder of placeholdersIn(document)) registry.add(placeholder)
    followChanges(registry, until)
    forgetWhatIsOver()
  }
  // Some script managers never fire DOMContentLoaded, but `readyState` is still correct.
  // Ends with: once.
  document.addEventListener('readystatechange', start)
  onDispose(until, () => {
    delete page[registration]
    delete page.doorstepPart
    document.removeEventListener('readystatechange', start)
  })
  start()
}
