import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Options, OptionValues } from '../options/options'
import { hasUnknownAttribute, readOptions } from '../options/read-options'
import { rootAttribute } from '../page/placeholders'
import { pageServices, ServicesContext } from '../services/service'
import { DraftsContext, noDrafts, takeInDrafts } from '../services/use-draft'
import { PlaceContext } from '../ui/dress-dialog'
import { translating, type Wording, WordingContext } from '../ui/use-wording'
import { ErrorBoundary } from './ErrorBoundary'
import { restoreFallback } from './fallback'
import { controlInUse, fieldInUse, isHeldByBrowser, lookAgain, takePlace } from './handover'
import { rememberPress } from './replay-press'
import type { WidgetDefinition } from './widget-definition'
import type { MountedWidget, MountLife } from './widget-list'

// A script that tears a widget out again and again wins in the end: better no widget than a flickering page.
const mostRemounts = 5

let roots = 0

/** Effects of an earlier sibling run first: the root is on the page before the widget's own effects look at it. */
function Shown({ announce }: { announce: () => void }): ReactNode {
  useLayoutEffect(announce, [announce])
  return null
}

const isTornTree = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')

/** Which of the widgets of that name it is: the same one when the page is loaded again. */
const placeOf = (name: string, placeholder: Element) =>
  `${name} ${[...document.querySelectorAll(`[data-widget="${name}"]`)].indexOf(placeholder)}`

/** Mounts one widget in one placeholder, in a React root of its own. */
export function mountWidget<O extends Options>(
  { name, isInline, options: asked, component: Widget }: WidgetDefinition<O>,
  placeholder: HTMLElement,
  life: MountLife,
): MountedWidget {
  const services = life.services ?? pageServices
  const drafts = noDrafts(() => placeOf(name, placeholder))
  let container: HTMLElement | undefined
  let root: Root | undefined
  let isShown = false
  let remounts = 0
  let isOver = false
  let stopLooking = () => {}

  const leave = () => {
    isOver = true
    stopLooking()
    root?.unmount()
    root = undefined
    container = undefined
    if (isShown) restoreFallback(placeholder)
    isShown = false
  }
  const fail = (reason: string) => {
    leave()
    life.failed(`${name}: ${reason}.`)
  }
  // React is still at work when it reports an error; what follows waits for it.
  const afterReact = (task: () => void) => setTimeout(() => root && task())
  const crashed = (error: unknown) => {
    const said = error instanceof Error ? error.message : String(error)
    if (isShown && isTornTree(error) && remounts < mostRemounts) afterReact(remount)
    else if (!isShown)
      afterReact(() => fail(`it crashed before it was shown (${said}); the page keeps its own content`))
  }
  const showWhen = (isMoment: () => boolean, options: OptionValues<O>) => {
    stopLooking = lookAgain(() => {
      const isNow = isMoment()
      if (isNow) show(options)
      return isNow
    })
  }
  const show = (options: OptionValues<O>) => {
    if (isOver) return
    if (!isShown) {
      const isHeldNow = () => isHeldByBrowser(placeholder) || life.isInGesture?.(placeholder) === true
      if (isHeldNow()) return showWhen(() => !isHeldNow(), options)
      takeInDrafts(drafts, placeholder)
      drafts.inUse = fieldInUse(placeholder)?.name || null
    }
    let tooEarlyFor: Element | null = null
    const own = document.createElement('div')
    own.className = 'doorstep'
    own.setAttribute(rootAttribute, name)
    own.toggleAttribute('data-doorstep-inline', isInline === true)
    container = own
    const announce = () => {
      const pressed = life.pressed?.()
      const repeatPress = !isShown && pressed && rememberPress(placeholder, pressed)
      tooEarlyFor = takePlace(placeholder, own)
      if (isShown || tooEarlyFor) return
      isShown = true
      life.shown()
      if (repeatPress) queueMicrotask(repeatPress)
    }
    root = createRoot(own, {
      identifierPrefix: `doorstep-${++roots}-`,
      onCaughtError: crashed,
      onRecoverableError: () => {},
      onUncaughtError: error =>
        isTornTree(error) && remounts < mostRemounts
          ? crashed(error)
          : afterReact(() =>
              fail(
                `it crashed (${error instanceof Error ? error.message : error}); the page keeps its own content`,
              ),
            ),
    })
    const started = root
    // At once: the mount queue keeps the time, and a thousand roots in React's own queue would not.
    flushSync(() =>
      started.render(
        <ServicesContext value={services}>
          <DraftsContext value={drafts}>
            <WordingContext value={translating((options as { labels?: Wording }).labels ?? {})}>
              <PlaceContext value={own}>
                <ErrorBoundary>
                  <Shown announce={announce} />
                  <Widget {...options} />
                </ErrorBoundary>
              </PlaceContext>
            </WordingContext>
          </DraftsContext>
        </ServicesContext>,
      ),
    )
    if (!tooEarlyFor) return
    // What stands there has no counterpart yet, as it is still being read: the person goes on in the server's content.
    started.unmount()
    root = undefined
    showWhen(() => controlInUse(placeholder) !== tooEarlyFor, options)
  }
  const start = () => {
    let options: OptionValues<O> | undefined
    try {
      options = readOptions(placeholder, asked)
    } catch {}
    if (options && !hasUnknownAttribute(placeholder, asked)) return show(options)
    import('../options/explain-options').then(
      ({ explainOptions }) => {
        const finding = explainOptions(placeholder, asked)
        if (options && !finding) show(options)
        else fail(finding ?? 'its options cannot be read')
      },
      () => (options ? show(options) : fail('its options cannot be read')),
    )
  }
  const remount = () => {
    remounts++
    root?.unmount()
    container?.remove()
    start()
  }

  start()
  return {
    isIntact: () => !container || placeholder.contains(container) || remounts >= mostRemounts,
    remount,
    unmount: leave,
  }
}
