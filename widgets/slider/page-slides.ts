import { elementWithId } from '../../shared/platform/page/known-page'
import { partWithId } from '../../shared/platform/page/placeholders'
import { DecodeError, type Decoder, string } from '../../shared/platform/values/decoder'

/** The gap between two slides, in px (SL-03). */
export const gutter = 30

/** The page's own elements: the viewport, and the row that moves inside it. */
export type PageSlides = { view: HTMLElement; track: HTMLElement }

/** Returns the slides of the element with that id: the list in it, or else its first element. */
export function pageSlides(id: string): PageSlides | null {
  const view = partWithId(id)
  const track = view?.querySelector(':scope > :is(ul, ol)') ?? view?.firstElementChild
  return view && track instanceof HTMLElement ? { view, track } : null
}

/** Reads the id of an element around slides; the list itself is not accepted. */
export const slidesId: Decoder<string> = (given, at) => {
  const id = string(given, at)
  // Without a page, the id cannot be checked.
  if (elementWithId(id) === undefined) return id
  const slides = pageSlides(id)
  if (!slides?.track.childElementCount || slides.view.matches('ul, ol')) throw new DecodeError(at, given)
  return id
}

export const slidesOf = ({ track }: PageSlides): HTMLElement[] =>
  [...track.children].filter(slide => slide instanceof HTMLElement)

/** Returns the index of the first slide that is not cut off by the left edge. */
export function firstInView(slides: PageSlides): number {
  const { left } = slides.view.getBoundingClientRect()
  return slidesOf(slides).findIndex(slide => slide.getBoundingClientRect().left > left - 8)
}

const share = (count: number) => `(100% - ${gutter * (count - 1)}px) / ${count}`

/**
 * Returns the width of a slide, by the available room: as many as are wanted on wide pages, as many as on phones, or a
 * number between (SL-02).
 */
export function slideWidth(wide: number, narrow: number): string {
  const most = Math.max(1, wide)
  const least = Math.min(most, Math.max(1, narrow))
  const some = Math.ceil((most + least) / 2)
  const below = (width: number, count: number) => `min(${share(count)}, (${width}px - 100%) * 9999)`
  return `max(${share(most)}, ${below(720, some)}, ${below(460, least)})`
}

type Look = Readonly<Record<string, string>>

const viewLook: Look = {
  overflow: 'hidden',
  'overflow-clip-margin': '6px',
  'scroll-snap-type': 'none',
  'touch-action': 'pan-y pinch-zoom',
}
const trackLook: Look = {
  display: 'flex',
  'flex-wrap': 'nowrap',
  gap: `${gutter}px`,
  overflow: 'visible',
  width: 'auto',
  'margin-inline': '0',
  'padding-inline': '0',
  'list-style': 'none',
}
const slideLook: Look = {
  'flex-grow': '0',
  'flex-shrink': '0',
  'min-width': '0',
  'max-width': 'none',
  'margin-left': '0px',
  'margin-right': '0px',
}

function put(element: HTMLElement, look: Look): void {
  for (const [name, value] of Object.entries(look)) element.style.setProperty(name, value)
}

/**
 * Remembers an element's inline style; it is restored through `style`, because a policy may forbid setting the
 * attribute.
 */
const styleBefore = (element: HTMLElement) => {
  const had = element.hasAttribute('style')
  const { cssText } = element.style
  return () => {
    element.style.cssText = cssText
    if (!had) element.removeAttribute('style')
  }
}

const spoken = ['role', 'aria-roledescription', 'aria-label'] as const

function name(view: HTMLElement, title: string, carousel: string): () => void {
  const before = spoken.map(each => [each, view.getAttribute(each)] as const)
  view.setAttribute('role', 'group')
  view.setAttribute('aria-roledescription', carousel)
  view.setAttribute('aria-label', title)
  return () => {
    for (const [each, value] of before) {
      if (value === null) view.removeAttribute(each)
      else view.setAttribute(each, value)
    }
  }
}

export type Dressing = { width: string; title: string; carousel: string }

/** Lays the slides out in a row; returns a function for slides that are added later, and one that undoes everything. */
export function dressSlides(slides: PageSlides, { width, title, carousel }: Dressing) {
  const { view, track } = slides
  const undos = new Map<Element, () => void>([
    [view, styleBefore(view)],
    [track, styleBefore(track)],
  ])
  const unname = name(view, title, carousel)
  put(view, viewLook)
  // `clip`, unlike `hidden`, cannot be scrolled; a browser that does not know `clip` keeps `hidden`.
  view.style.setProperty('overflow', 'clip')
  put(track, trackLook)
  const dressNew = () => {
    for (const slide of slidesOf(slides)) {
      if (undos.has(slide)) continue
      undos.set(slide, styleBefore(slide))
      put(slide, { ...slideLook, 'flex-basis': width })
    }
  }
  dressNew()
  view.scrollLeft = 0
  const undress = () => {
    unname()
    for (const undo of undos.values()) undo()
  }
  return { dressNew, undress }
}
