import { isDebugging } from '../../shared/platform/page/placeholders'
import { report } from '../../shared/platform/page/report'

const filmsIn = (root: Element): HTMLVideoElement[] => [...root.querySelectorAll('video')]

function showCaptions({ textTracks }: HTMLVideoElement): void {
  const tracks = [...textTracks]
  const captions = tracks.find(({ kind }) => kind === 'captions')
  if (captions && !tracks.some(({ mode }) => mode === 'showing')) captions.mode = 'showing'
}

/** Turns off autoplay, and turns on controls and captions; returns a function that undoes it. */
export function calmFilms(root: Element): () => void {
  const undos = filmsIn(root).map(film => {
    const { autoplay, controls } = film
    film.autoplay = false
    film.controls = true
    if (autoplay) film.pause()
    showCaptions(film)
    return () => Object.assign(film, { autoplay, controls })
  })
  return () => {
    for (const undo of undos) undo()
  }
}

const isCaptioned = ({ textTracks }: HTMLVideoElement) =>
  [...textTracks].some(({ kind }) => kind === 'captions')

/** In debug mode (`?doorstep-debug`), logs each film without captions (SL-01). */
export function reportSilentFilms(root: Element): void {
  if (!isDebugging()) return
  for (const film of filmsIn(root))
    if (!isCaptioned(film))
      report('slider: this film has no captions; put <track kind="captions"> into it if it has sound.', film)
}

/** Pauses every film except the given one. */
export function stopFilms(root: Element, except?: EventTarget | null): void {
  for (const film of filmsIn(root)) if (film !== except && !film.paused) film.pause()
}

export const isFilmPlaying = (root: Element): boolean => filmsIn(root).some(({ paused }) => !paused)

/** The height of a film's controls, at its bottom edge. */
const controlsHeight = 72

/** Returns true if a press is on a film's controls and therefore does not move the slides. */
export function isOnControls({ target }: Event, y: number): boolean {
  const film = target instanceof Element && target.closest('video')
  return !!film && y > film.getBoundingClientRect().bottom - controlsHeight
}
