import { brokenBuiltIn, canPatch } from '../page/host/check-host'
import { isDebugging, placeholdersIn } from '../page/placeholders'
import { report } from '../page/report'
import { getStored } from '../page/storage/tab-storage'
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

/** What a customer has left in this tab, or has sent from it, is over with a page of somebody else, or one that answers; also where nothing of ours stands on it. */
function forgetWhatIsOver(): void {
  const whose = getStored('whose')
  const isLeft = Reflect.get(window, 'isGuest') !== false && whose && !whose.endsWith('guest')
  if (getStored('sent') || isLeft)
    import('../page/login/login').then(
      ({ openPage }) => openPage(),
      () => {},
    )
}

/** For tests of the sources, left out of the bundle: services of their own, and the end of the page's life. */
type BootOptions = { providers?: Inject | undefined; until?: AbortSignal }

/**
 * Mounts every placeholder of the page as its moment comes and follows those that are added, moved or removed
 * later. A second copy of the bundle, of whatever version, leaves the page to the first.
 */
export function boot(widgets: WidgetList, forTests: BootOptions = {}): void {
  const providers = isBuilt ? undefined : forTests.providers
  const until = isBuilt ? undefined : forTests.until
  const page = window as typeof window & { [registration]?: string }
  if (canPatch()) {
    void diagnostics().then(({ patchBuiltIns }) => {
      patchBuiltIns()
      boot(widgets, forTests)
    })
    return
  }
  const first = page[registration]
  const broken = first ? -1 : brokenBuiltIn()
  if (first || broken >= 0) {
    void diagnostics().then(({ idle }) => report(idle(first, version, broken)))
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
  // Some script managers never fire DOMContentLoaded; the state itself does not lie.
  document.addEventListener('readystatechange', start)
  onDispose(until, () => {
    delete page[registration]
    delete page.doorstepPart
    document.removeEventListener('readystatechange', start)
  })
  start()
}
