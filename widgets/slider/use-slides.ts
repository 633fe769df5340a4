import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { namedInAddress } from '../../shared/platform/page/host/find-in-page'
import { onVisibility } from '../../shared/platform/page/lifecycle/visibility'
import { usePersistedState } from '../../shared/platform/providers/use-draft'
import { isFilmPlaying, reportSilentFilms, stopFilms } from './films'
import { type Dressing, type PageSlides, pageSlides, slidesOf } from './page-slides'
import { lessMotion, type Place, startSlides } from './start-slides'

/** The reasons to pause the automatic moves. */
type Hold = 'pointer' | 'focus' | 'buttons' | 'hidden' | 'film'

const persistedFlag = (left: unknown): boolean | null => (typeof left === 'boolean' ? left : null)

type Listeners = readonly (readonly [target: EventTarget, name: string, hear: (event: Event) => void])[]

function listen(listeners: Listeners): () => void {
  // Slides stand still while somebody is at them. Ends with: the widget goes.
  for (const [target, name, hear] of listeners) target.addEventListener(name, hear, true)
  return () => {
    for (const [target, name, hear] of listeners) target.removeEventListener(name, hear, true)
  }
}

/** Returns the index of the slide that contains the target; -1 if none does. */
const slideWith = (slides: PageSlides, target: unknown): number =>
  slidesOf(slides).findIndex(slide => target instanceof Node && slide.contains(target))

type Hear = { hold: (why: Hold, isHeld: boolean) => void; show: (slide: number) => void }

/** Follows the pointer, the focus and the page's address within the slides; returns a function that stops it. */
function followSlides(slides: PageSlides, { hold, show }: Hear): () => void {
  const { view } = slides
  const showTarget = () => show(slideWith(slides, namedInAddress()))
  showTarget()
  return listen([
    [view, 'pointerenter', ({ target }) => target === view && hold('pointer', true)],
    [view, 'pointerleave', ({ target }) => target === view && hold('pointer', false)],
    [
      view,
      'focusin',
      ({ target }) => {
        hold('focus', true)
        show(slideWith(slides, target))
      },
    ],
    [
      view,
      'focusout',
      event =>
        hold('focus', event instanceof FocusEvent && view.contains(event.relatedTarget as Node | null)),
    ],
    [view, 'play', ({ target }) => stopFilms(view, target)],
    ...['play', 'pause', 'ended', 'emptied'].map(
      name => [view, name, () => hold('film', isFilmPlaying(view))] as const,
    ),
    [window, 'hashchange', showTarget],
  ])
}

/** Returns the current reasons to pause the automatic moves. */
function useHolds() {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(new Set())
  const hold = useCallback((why: Hold, isHeld: boolean) => {
    setHolds(before => {
      if (before.has(why) === isHeld) return before
      const after = new Set(before)
      if (isHeld) after.add(why)
      else after.delete(why)
      return after
    })
  }, [])
  return { holds, hold }
}

/** Returns the page's slides, moved by buttons and, if wanted, automatically. */
export function useSlides(id: string, dressing: Dressing, startsByItself: boolean) {
  const [place, setPlace] = useState<Place | null>(null)
  const [isMoving, setMoving] = usePersistedState('moving', startsByItself, persistedFlag)
  const { holds, hold } = useHolds()
  const slider = useRef<ReturnType<typeof startSlides> | null>(null)

  const rest = useEffectEvent(() => {
    if (isMoving) setMoving(false)
  })
  const start = useEffectEvent((slides: PageSlides) =>
    startSlides(slides, dressing, { moved: setPlace, dragged: () => rest() }),
  )
  useLayoutEffect(() => {
    const slides = pageSlides(id)
    if (!slides) return
    const begin = () => {
      slider.current = start(slides)
    }
    const end = () => {
      slider.current?.stop()
      slider.current = null
    }
    begin()
    reportSilentFilms(slides.view)
    const unfollow = followSlides(slides, { hold, show: slide => slider.current?.showSlide(slide) })
    // For printing, all slides are shown.
    const unlisten = listen([
      [window, 'beforeprint', end],
      [window, 'afterprint', begin],
    ])
    return () => {
      unlisten()
      unfollow()
      end()
    }
  }, [id, hold])
  useEffect(() => {
    const motion = lessMotion()
    const restIfAsked = () => {
      if (motion.matches) rest()
    }
    restIfAsked()
    const look = () => hold('hidden', document.hidden)
    look()
    motion.addEventListener('change', restIfAsked)
    const unwatch = onVisibility(look)
    return () => {
      motion.removeEventListener('change', restIfAsked)
      unwatch()
    }
  }, [hold])
  useEffect(() => slider.current?.rotate(place !== null && isMoving && !holds.size), [place, isMoving, holds])

  return { place, isMoving, setMoving, hold, go: (by: 1 | -1) => slider.current?.go(by) ?? null }
}
