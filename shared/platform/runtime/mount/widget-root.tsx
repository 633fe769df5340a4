import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { PlaceContext } from '../../../ui/dialog/inherit-theme'
import { type Messages, MessagesContext, translating } from '../../messages/use-messages'
import { focusPressed } from '../../page/focus'
import { ignoreHeldEnter } from '../../page/held-enter'
import { closestTo, holds } from '../../page/host/elements'
import { whenIdle } from '../../page/host/own-global'
import { rootAttribute } from '../../page/placeholders'
import { controls, keepPress } from '../../page/press'
import { type Inject, ProvidersContext } from '../../providers/provider'
import { type Drafts, DraftsContext } from '../../providers/use-draft'
import { warmUp } from '../lazy/warm-up'
import { isBuilt } from '../on-dispose'
import { registerTextUnit } from '../text-unit'
import { ErrorBoundary } from './ErrorBoundary'

let roots = 0

// Runs when the browser is idle, before the first press.
// Ends with: one turn; the widget goes.
if (isBuilt) whenIdle()?.(() => roots || warmUp())

/**
 * Calls `announce` when the widget has rendered. It is an earlier sibling of the widget, so its effect runs first and
 * puts the root on the page before the widget's own effects run.
 */
export function Shown({ announce }: { announce: () => void }): ReactNode {
  useLayoutEffect(announce, [announce])
  return null
}

const isForeignChange = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')

const saidBy = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Matches controls whose own press would be lost without the browser's action. */
const acting = 'a,label,summary,[type=submit],[type=checkbox],[type=radio]'

/**
 * Gives a pressed control the focus, and prevents what the browser would do with a link, a label or a button that the
 * page has put around a widget. A card that is a link as a whole would lead away from what its button has just done, a
 * button around it would send its form, and words in a label would press the first control. Words in a link are part
 * of the link. Listeners of the page still hear each press.
 */
function hearPress(event: Event): void {
  const container = event.currentTarget as HTMLElement
  const around = closestTo(container.parentNode, 'a[href],label,button')
  const pressed = closestTo(event.target, controls)
  if (event.isTrusted) focusPressed(pressed)
  const isKept = holds(container, pressed) ? !pressed?.matches(acting) : around?.matches('label')
  if (around && isKept) event.preventDefault()
}

/** Creates the element that holds the React root of a widget. */
export function createContainer(name: string, isInline: boolean | undefined): HTMLElement {
  if (!roots) registerTextUnit()
  // A `div` would end the paragraph around an inline widget if the page's HTML were saved and parsed again.
  const container: HTMLElement = document.createElement(isInline ? 'span' : 'div')
  container.className = 'doorstep'
  container.setAttribute(rootAttribute, name)
  container.toggleAttribute('data-doorstep-inline', isInline === true)
  container.addEventListener('mousedown', keepPress)
  container.addEventListener('click', hearPress)
  container.addEventListener('keydown', ignoreHeldEnter)
  return container
}

type CrashHandlers = Record<'crashed' | 'fell', (error: unknown) => void>

type Consequences = { remount: () => void; fail: (reason: string) => void }

/**
 * Handles a crash. If another script has changed the widget's DOM, remounts the widget. Otherwise reports the crash
 * to the page, and ends the widget if it was not shown yet or no error boundary has caught the error.
 */
export function crashHandlers(
  name: string,
  now: () => { isShown: boolean; hasRoot: boolean; canRemount: boolean },
  { remount, fail }: Consequences,
): CrashHandlers {
  // React is still rendering when it reports an error, so the reaction waits one task.
  const afterReact = (task: () => void) => setTimeout(() => now().hasRoot && task())
  const note = (error: unknown) =>
    void import('./tell-crash').then(
      ({ tellCrash }) => tellCrash(name, error),
      () => {},
    )
  const crashed = (error: unknown) => {
    const { isShown, canRemount } = now()
    if (isShown && isForeignChange(error) && canRemount) {
      afterReact(remount)
      return
    }
    note(error)
    if (!isShown)
      afterReact(() =>
        fail(`it crashed before it was shown (${saidBy(error)}); the page keeps its own content`),
      )
  }
  return {
    crashed,
    fell(error) {
      if (isForeignChange(error) && now().canRemount) {
        crashed(error)
        return
      }
      note(error)
      afterReact(() => fail(`it crashed (${saidBy(error)}); the page keeps its own content`))
    },
  }
}

/** Creates a React root; `fell` is called with errors that no boundary has caught. */
export const createWidgetRoot = (container: HTMLElement, { crashed, fell }: CrashHandlers): Root =>
  createRoot(container, {
    identifierPrefix: `doorstep-${++roots}-`,
    onCaughtError: crashed,
    onRecoverableError: () => {},
    onUncaughtError: fell,
  })

/**
 * Renders synchronously: the mount queue limits the time per turn, which React's own queue does not do for a thousand
 * roots.
 */
export const renderAtOnce = (root: Root, content: ReactNode) => flushSync(() => root.render(content))

type SurroundingsProps = {
  providers: Inject
  drafts: Drafts
  options: { labels?: Messages }
  place: HTMLElement
  children: ReactNode
}

/** Provides every widget with its contexts and an error boundary. */
export const Surroundings = ({ providers, drafts, options, place, children }: SurroundingsProps) => (
  <ProvidersContext value={providers}>
    <DraftsContext value={drafts}>
      <MessagesContext value={translating(options.labels ?? {})}>
        <PlaceContext value={place}>
          <ErrorBoundary>{children}</ErrorBoundary>
        </PlaceContext>
      </MessagesContext>
    </DraftsContext>
  </ProvidersContext>
)
