import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { PlaceContext } from '../../../ui/dialog/inherit-theme'
import { type Messages, MessagesContext, translating } from '../../messages/use-messages'
import { rootAttribute } from '../../page/placeholders'
import { type Inject, ProvidersContext } from '../../providers/provider'
import { type Drafts, DraftsContext } from '../../providers/use-draft'
import { warmUp } from '../lazy/warm-up'
import { isBuilt } from '../on-dispose'
import { registerTextUnit } from '../text-unit'
import { ErrorBoundary } from './ErrorBoundary'

let roots = 0

// Run ahead of a press, when there is time for it.
if (isBuilt) window.requestIdleCallback?.(() => roots || warmUp())

/** Effects of an earlier sibling run first: the root is on the page before the widget's own effects look at it. */
export function Shown({ announce }: { announce: () => void }): ReactNode {
  useLayoutEffect(announce, [announce])
  return null
}

const isForeignChange = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'HierarchyRequestError')

const saidBy = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The element that stands for the widget in its placeholder. */
export function createContainer(name: string, isInline: boolean | undefined): HTMLElement {
  registerTextUnit()
  // A page that is stored as text, with an inline one in a paragraph, is read again as it stood.
  const container = document.createElement(isInline ? 'span' : 'div')
  container.className = 'doorstep'
  container.setAttribute(rootAttribute, name)
  container.toggleAttribute('data-doorstep-inline', isInline === true)
  return container
}

type CrashHandlers = Record<'crashed' | 'fell', (error: unknown) => void>

type Consequences = { remount: () => void; fail: (reason: string) => void }

/** What follows a crash: another try where another script has changed the widget's tree, else the page is told, and it is the end. */
export function crashHandlers(
  name: string,
  now: () => { isShown: boolean; hasRoot: boolean; canRemount: boolean },
  { remount, fail }: Consequences,
): CrashHandlers {
  // React is still at work when it reports an error; what follows waits for it.
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

/** A React root of its own; `fell` is told of what no boundary has caught. */
export const createWidgetRoot = (container: HTMLElement, { crashed, fell }: CrashHandlers): Root =>
  createRoot(container, {
    identifierPrefix: `doorstep-${++roots}-`,
    onCaughtError: crashed,
    onRecoverableError: () => {},
    onUncaughtError: fell,
  })

/** At once: the mount queue keeps the time, and a thousand roots in React's own queue would not. */
export const renderAtOnce = (root: Root, content: ReactNode) => flushSync(() => root.render(content))

type SurroundingsProps = {
  providers: Inject
  drafts: Drafts
  options: { labels?: Messages }
  place: HTMLElement
  children: ReactNode
}

/** What every widget finds around it. */
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
