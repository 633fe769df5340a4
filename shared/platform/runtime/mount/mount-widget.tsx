import type { ComponentProps, ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import { hidingField } from '../../options/hiding-field'
import type { Options, OptionValues } from '../../options/options'
import { looksOdd, readOptions } from '../../options/read-options'
import { placeholdersOf, rootAttribute } from '../../page/placeholders'
import { restoreShell } from '../../page/top-of-page'
import { pageProviders } from '../../providers/provider'
import {
  type Drafts,
  dropDrafts,
  historyStateProvider,
  noDrafts,
  takeInDrafts,
} from '../../providers/use-draft'
import { followReset } from '../follow-reset'
import { followFocus, keepFocus } from '../keep-focus'
import type { WidgetDefinition } from '../widget-definition'
import type { MountedWidget, MountLife } from '../widget-list'
import { adopt, controlInUse, fieldInUse, isHeldByBrowser, lookAgain } from './adopt'
import { restoreFallback } from './fallback'
import { followOptions } from './follow-options'
import { paceRemounts } from './pace-remounts'
import { chosenRadios, followLatePresses, rememberPresses } from './replay-press'
import {
  crashHandlers,
  createContainer,
  createWidgetRoot,
  renderAtOnce,
  Shown,
  Surroundings,
} from './widget-root'

/** Identifies a placeholder by its widget and its index among placeholders of that widget, which is stable over a reload. */
const placeOf = (name: string, placeholder: HTMLElement) =>
  `${name} ${placeholdersOf(name).indexOf(placeholder)}`

/** Creates a wait for one condition at a time, checked after each action of a person. */
function createWait() {
  let end = () => {}
  return {
    until(isMoment: () => boolean, act: () => void) {
      end()
      end = lookAgain(() => {
        const isNow = isMoment()
        if (isNow) act()
        return isNow
      })
    },
    end: () => end(),
  }
}

/** Reads the options and passes them to `show`. If they are wrong, fetches the code that explains why. */
function withOptions<O extends Options>(
  placeholder: HTMLElement,
  asked: O,
  show: (options: OptionValues<O>) => void,
  fail: (reason: string) => void,
): void {
  let options: OptionValues<O> | undefined
  const hiding = hidingField(placeholder)
  if (hiding) {
    fail(`it is a form with a field named "${hiding}"; use a <div> around the form`)
    return
  }
  try {
    options = readOptions(placeholder, asked)
  } catch {}
  if (options && !looksOdd(placeholder, asked)) {
    show(options)
    return
  }
  import('../../../tools/doctor/placeholder/explain-options')
    .then(({ explainOptions }) => explainOptions(placeholder, asked))
    .then(
      finding => (options && !finding ? show(options) : fail(finding ?? 'its options cannot be read')),
      () => (options ? show(options) : fail('its options cannot be read')),
    )
}

type ReadingEvents = { fail: (reason: string, isNew: boolean) => void; readAgain: () => void }

/**
 * Reads the options of a placeholder. If they are wrong, `readAgain` is called whenever the page has changed them or
 * the content: a framework may write them late, and a consent manager may hold them back.
 */
function createReading<O extends Options>(placeholder: HTMLElement, asked: O, events: ReadingEvents) {
  type Show = (options: OptionValues<O>) => void
  let readings = 0
  let told = ''
  let stopFollowing = () => {}
  const end = () => {
    readings += 1
    stopFollowing()
  }
  const read = (show: Show) => {
    end()
    const reading = readings
    const showCurrent = (options: OptionValues<O>) => {
      if (reading !== readings) return
      told = ''
      show(options)
    }
    withOptions(placeholder, asked, showCurrent, reason => {
      if (reading !== readings) return
      events.fail(reason, told !== reason)
      told = reason
      stopFollowing = followOptions(placeholder, asked, events.readAgain, true)
    })
  }
  return {
    read,
    /** Reads again and calls `change` whenever the page changes an attribute. */
    follow: (change: Show) => followOptions(placeholder, asked, () => read(change)),
    end,
  }
}

/** Copies the values typed into the server's fields to the drafts, and notes which field has the focus. */
function takeInTyped(drafts: Drafts, placeholder: Element): void {
  takeInDrafts(drafts, placeholder)
  drafts.inUse = fieldInUse(placeholder)?.name || null
}

const pressedIn = (placeholder: HTMLElement, { pressed = [] }: MountLife) => [
  ...chosenRadios(placeholder),
  ...pressed,
]

/**
 * Replaces the server's content with the widget and repeats the presses made there. Returns the focused control if
 * it has no counterpart in the loading widget yet: the person then stays in the server's content.
 */
function takeOver(
  placeholder: HTMLElement,
  container: HTMLElement,
  pressed: readonly HTMLElement[],
  onTaken: () => void,
): Element | null {
  const repeatPresses = rememberPresses(placeholder, pressed)
  const tooEarlyFor = adopt(placeholder, container)
  if (tooEarlyFor) return tooEarlyFor
  followLatePresses(placeholder)
  onTaken()
  void repeatPresses()
  return null
}

/**
 * Renders a widget, again when `follow` brings new options, and from scratch when its form is reset. Returns a
 * function that stops both.
 */
function draw<O extends Options>(
  root: Root,
  around: Omit<ComponentProps<typeof Surroundings>, 'children' | 'options'>,
  announce: () => void,
  Widget: WidgetDefinition<O>['component'],
  given: OptionValues<O>,
  follow: (change: (options: OptionValues<O>) => void) => () => void,
): () => void {
  around.providers(historyStateProvider)
  let options = given
  let resets = 0
  const show = (first: ReactNode) =>
    renderAtOnce(
      root,
      <Surroundings key={resets} {...around} options={options}>
        {first}
        <Widget {...options} />
      </Surroundings>,
    )
  show(<Shown announce={announce} />)
  const stopResets = followReset(around.place, () => {
    dropDrafts(around.drafts)
    resets += 1
    show(null)
  })
  const stopChanges = follow(next => {
    options = next
    show(null)
  })
  return () => {
    stopResets()
    stopChanges()
  }
}

const isOurs = (container: Element) => container.hasAttribute(rootAttribute)
const isReacts = (element: Element) => Object.keys(element).some(key => key.startsWith('__react'))

/**
 * Returns whether a root was removed from its placeholder unchanged. A morphing script may have reused the root, or
 * parts of it, for the page's content.
 */
const isWhole = (container: Element, placeholder: Element) =>
  isOurs(container) &&
  !placeholder.contains(container) &&
  ![...placeholder.querySelectorAll('*')].some(isReacts)

/** Puts an unchanged root back, with its open dialogs; returns whether it did. */
function putBack(container: HTMLElement | undefined, placeholder: Element): boolean {
  if (!container || !isWhole(container, placeholder)) return false
  adopt(placeholder, container)
  // Removing the root has closed its popovers, such as a calendar. Popovers without React are the page's and stay as
  // they are.
  for (const each of container.querySelectorAll<HTMLElement>('[popover]'))
    if (isReacts(each)) each.showPopover()
  restoreShell()
  return true
}

const unwanted = 'another script removes it each time it is mounted'

/** A widget's React root and its container, while they are on the page. */
type View = { container?: HTMLElement | undefined; root?: Root | undefined; isShown: boolean }

/** Removes the widget and restores the server's content. */
function endView(view: View, placeholder: HTMLElement): void {
  view.root?.unmount()
  if (view.isShown) restoreFallback(placeholder)
  Object.assign(view, { root: undefined, container: undefined, isShown: false })
}

const stateOf = ({ isShown, root }: View) => ({ isShown, hasRoot: root !== undefined })

/** Returns whether another script has removed the widget from its placeholder. */
const isRemoved = ({ isShown, container }: View, placeholder: Element) =>
  isShown && container && !(placeholder.contains(container) && isOurs(container))

/** Returns the typed text of a placeholder, from before if it had a widget. */
function draftsAt(placeholder: HTMLElement, name: string, all: WeakMap<HTMLElement, Drafts>): Drafts {
  const drafts = all.get(placeholder) ?? noDrafts(() => placeOf(name, placeholder))
  all.set(placeholder, drafts)
  return drafts
}

/** Mounts one widget in one placeholder, in its own React root. */
export function mountWidget<O extends Options>(
  { name, isInline, options: asked, component: Widget }: WidgetDefinition<O>,
  placeholder: HTMLElement,
  life: MountLife,
  draftsOf: WeakMap<HTMLElement, Drafts>,
): MountedWidget {
  const drafts = draftsAt(placeholder, name, draftsOf)
  const view: View = { isShown: false }
  let heldFocus: ReturnType<typeof followFocus> = () => null
  /** Returns whether the browser or a gesture still needs the server's content. */
  const isHeld = () => isHeldByBrowser(placeholder) || life.isInGesture?.(placeholder) === true
  const waiting = createWait()
  let stopFollowing = () => {}
  const leave = () => {
    remounts.end()
    waiting.end()
    reading.end()
    stopFollowing()
    endView(view, placeholder)
  }
  const fail = (reason: string, isNew = true) => {
    leave()
    if (isNew) life.failed(`${name}: ${reason}.`)
  }
  const start = () => reading.read(show)
  const reading = createReading(placeholder, asked, { fail, readAgain: start })
  const show = (options: OptionValues<O>) => {
    const again = () => show(options)
    if (!view.isShown && isHeld()) return waiting.until(() => !isHeld(), again)
    if (!view.isShown) takeInTyped(drafts, placeholder)
    let tooEarlyFor: Element | null = null
    const own = createContainer(name, isInline)
    const announce = () => {
      tooEarlyFor = takeOver(placeholder, own, view.isShown ? [] : pressedIn(placeholder, life), () => {
        if (view.isShown) return remounts.back()
        view.isShown = true
        life.shown()
      })
    }
    view.container = own
    heldFocus = followFocus(own)
    const started = createWidgetRoot(own, crashes)
    view.root = started
    const around = { providers: life.providers ?? pageProviders, drafts, place: own }
    stopFollowing()
    stopFollowing = draw(started, around, announce, Widget, options, reading.follow)
    if (!tooEarlyFor) return
    started.unmount()
    view.root = undefined
    waiting.until(() => controlInUse(placeholder) !== tooEarlyFor, again)
  }
  const remount = () => {
    const { container, root } = view
    const focus = keepFocus(heldFocus(), container)
    if (root && putBack(container, placeholder)) remounts.back()
    else {
      root?.unmount()
      container?.remove()
      start()
    }
    focus(view.container)
  }
  const remounts = paceRemounts(remount, () => fail(unwanted), life.changed)
  const now = () => ({ ...stateOf(view), canRemount: remounts.isFree() })
  const crashes = crashHandlers(name, now, { remount: remounts.removed, fail })
  start()
  return {
    mend: () => isRemoved(view, placeholder) && remounts.removed(),
    unmount: leave,
  }
}
