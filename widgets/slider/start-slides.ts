import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import { calmFilms, isOnControls, stopFilms } from './films'
import { type Dressing, dressSlides, firstInView, gutter, type PageSlides, slidesOf } from './page-slides'

/** The slides in view, counted from 0. */
export type Place = { first: number; last: number; count: number; isStart: boolean; isEnd: boolean }

/** The time between two automatic moves (SL-04). */
const standingMs = 8000

export const lessMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

/** Returns the current place; null if all slides are in view. */
function placeOf(embla: EmblaCarouselType): Place | null {
  const { containerRect, slideRects, slideRegistry } = embla.internalEngine()
  const snaps = embla.scrollSnapList().length
  const [slide] = slideRects
  if (snaps < 2 || !slide) return null
  const count = slideRects.length
  const inView = Math.max(1, Math.round((containerRect.width + gutter) / (slide.width + gutter)))
  const at = embla.selectedScrollSnap()
  // The last view is full, so it starts with slides of the one before.
  const first = Math.min(slideRegistry[at]?.[0] ?? 0, count - inView)
  return { first, last: first + inView - 1, count, isStart: at === 0, isEnd: at === snaps - 1 }
}

type Hear = { moved: (place: Place | null) => void; dragged: () => void }

const optionsFor = (container: HTMLElement, dressNew: () => void): EmblaOptionsType => ({
  container,
  direction: getComputedStyle(container).direction === 'rtl' ? 'rtl' : 'ltr',
  align: 'start',
  slidesToScroll: 'auto',
  watchFocus: false,
  watchDrag: (_, event) =>
    !isOnControls(event, 'clientY' in event ? event.clientY : (event.touches[0]?.clientY ?? 0)),
  watchSlides: () => {
    dressNew()
    return true
  },
})

/** Turns the page's slides into a slider. */
export function startSlides(slides: PageSlides, dressing: Dressing, hear: Hear) {
  const { view, track } = slides
  const startsAt = firstInView(slides)
  const { dressNew, undress } = dressSlides(slides, dressing)
  const excite = calmFilms(view)
  const autoplay = Autoplay({ delay: standingMs, playOnInit: false, stopOnFocusIn: false })
  const embla = EmblaCarousel(view, optionsFor(track, dressNew), [autoplay])
  const tell = () => {
    const place = placeOf(embla)
    hear.moved(place)
    const shown = slidesOf(slides)
    shown.forEach((slide, at) => {
      if (place && (at < place.first || at > place.last)) stopFilms(slide)
    })
    return place
  }
  const showSlide = (index: number) => {
    const snap = embla.internalEngine().slideRegistry.findIndex(group => group.includes(index))
    if (snap >= 0) embla.scrollTo(snap, true)
  }
  embla
    .on('select', tell)
    .on('reInit', tell)
    .on('pointerDown', () => hear.dragged())
    .on('pointerUp', () => {
      if (lessMotion().matches) embla.scrollTo(embla.selectedScrollSnap(), true)
    })
  if (startsAt > 0) showSlide(startsAt)
  tell()
  return {
    /** Moves by one view and returns the new place. */
    go(by: 1 | -1) {
      embla.scrollTo(embla.selectedScrollSnap() + by, lessMotion().matches)
      return placeOf(embla)
    },
    /** Scrolls to a slide at once, unless it is in view. */
    showSlide(index: number) {
      const place = placeOf(embla)
      if (place && (index < place.first || index > place.last)) showSlide(index)
    },
    /** Starts or stops the automatic moves. */
    rotate(isOn: boolean) {
      if (isOn === autoplay.isPlaying()) return
      if (isOn) autoplay.play(lessMotion().matches)
      else autoplay.stop()
    },
    stop() {
      embla.destroy()
      excite()
      undress()
    },
  }
}
