import { act } from '@testing-library/react'
import { standIn } from '../stand-in'

/* Browser features that jsdom, which has no layout, lacks. The ResizeObserver reports only when a test says so; to
   the IntersectionObserver nothing has a size, so that widgets that wait for the screen start at once. */
const observers = new Set<{ tell: () => void }>()

class SizeObserver implements ResizeObserver {
  readonly tell: () => void
  private readonly watched = new Set<Element>()

  constructor(hear: ResizeObserverCallback) {
    this.tell = () => {
      const entries = [...this.watched].map(target => standIn<ResizeObserverEntry>({ target }))
      if (entries.length) hear(entries, this)
    }
  }

  observe(element: Element): void {
    this.watched.add(element)
    observers.add(this)
  }

  unobserve(element: Element): void {
    this.watched.delete(element)
  }

  disconnect(): void {
    this.watched.clear()
    observers.delete(this)
  }
}

class ViewObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = [0]

  constructor(private readonly hear: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = { target, isIntersecting: false, boundingClientRect: target.getBoundingClientRect() }
    this.hear([standIn<IntersectionObserverEntry>(entry)], this)
  }

  unobserve(): void {}
  disconnect(): void {}

  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

window.ResizeObserver ??= SizeObserver
window.IntersectionObserver ??= ViewObserver

/** Tells every ResizeObserver that sizes have changed. */
export function resize(): void {
  act(() => {
    for (const observer of observers) observer.tell()
  })
}

/** The number of active ResizeObservers. */
export const observing = (): number => observers.size

type Box = { left: number; top: number; width: number; height: number }

/** Gives a box to each element for which `boxOf` returns one; the others keep jsdom's zero size. */
export function layOut(boxOf: (element: HTMLElement) => Partial<Box> | undefined): void {
  const sized = {
    offsetLeft: 'left',
    offsetTop: 'top',
    offsetWidth: 'width',
    offsetHeight: 'height',
  } as const
  for (const [property, side] of Object.entries(sized))
    jest.spyOn(HTMLElement.prototype, property as keyof typeof sized, 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return boxOf(this)?.[side] ?? 0
    })
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const { left = 0, top = 0, width = 0, height = 0 } = boxOf(this) ?? {}
    const box = { x: left, y: top, left, top, width, height, right: left + width, bottom: top + height }
    return { ...box, toJSON: () => box }
  })
}

const slideWidth = 300
const gutter = 30

/** Lays out the rows of slides: each has room for that many of 300 px. */
export const layOutRows = (room: () => number = () => 3): void =>
  layOut(element => {
    const row = element.parentElement
    if (row?.style.display === 'flex') {
      const at = [...row.children].indexOf(element)
      return { left: at * (slideWidth + gutter), width: slideWidth, height: 200 }
    }
    const width = room() * (slideWidth + gutter) - gutter
    return element.style.display === 'flex' ? { width, height: 200 } : undefined
  })

/** jsdom cannot scroll. */
export function withoutScrolling(): void {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
}
