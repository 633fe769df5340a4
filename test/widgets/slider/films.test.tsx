import { act, fireEvent, screen } from '@testing-library/react'
import { expectElement } from '../../support/expect-element'
import { pass } from '../../support/test-time'
import { button, inView, openSlider, slidePage, view } from './show-slider'

const film = (at: number) => `<video id="film-${at}" aria-label="Film ${at}"></video>`
const filmOf = (at: number) => expectElement(document.getElementById(`film-${at}`), HTMLVideoElement)
const playing = new Set<HTMLMediaElement>()

/** jsdom plays no video. */
beforeEach(() => {
  playing.clear()
  jest.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return !playing.has(this)
  })
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (playing.delete(this)) fireEvent.pause(this)
  })
})
afterEach(() => jest.restoreAllMocks())

const play = (at: number) => {
  playing.add(filmOf(at))
  fireEvent.play(filmOf(at))
}
const films = () => [1, 2, 3, 4].filter(at => playing.has(filmOf(at)))

const openFilms = (inside = film) => openSlider(slidePage('data-kind="video"', 4, inside), { slides: 2 })

test('SL-01 A-94 No video starts by itself; each has controls, and its attributes are restored afterwards', async () => {
  const page = slidePage('data-kind="video"', 4, at => film(at).replace('video id', 'video autoplay id'))
  document.body.innerHTML = page
  playing.add(filmOf(1))
  const paused = jest.spyOn(HTMLMediaElement.prototype, 'pause')
  await openSlider(page, { slides: 2 })
  expect(screen.getByRole('group', { name: 'Films' })).toBe(view())
  expect(paused).toHaveBeenCalledTimes(4)
  expect([filmOf(1).autoplay, filmOf(1).controls]).toEqual([false, true])
  act(() => window.Doorstep?.unmount(expectElement(document.querySelector('[data-widget]'), HTMLElement)))
  expect([filmOf(1).autoplay, filmOf(1).controls]).toEqual([true, false])
})

test('SL-01 One video plays at a time', async () => {
  await openFilms()
  play(1)
  play(2)
  expect(films()).toEqual([2])
})

test('SL-01 A visible video plays on when other slides move in', async () => {
  await openSlider(slidePage('data-kind="video"', 3, film), { slides: 2 })
  play(2)
  fireEvent.click(button('Next, Films'))
  await pass(1500)
  expect(inView()).toEqual([2, 3])
  expect(playing.has(filmOf(2))).toBe(true)
})

test('SL-01 A video’s captions show unless one of its tracks is already shown', async () => {
  const tracks = (...list: object[]) => Object.assign(list, { length: list.length })
  const silent = [{ kind: 'captions', mode: 'disabled' }]
  const subtitled = [
    { kind: 'captions', mode: 'disabled' },
    { kind: 'subtitles', mode: 'showing' },
  ]
  jest.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return tracks(...(this.id === 'film-1' ? silent : subtitled)) as unknown as TextTrackList
  })
  await openFilms()
  expect(silent[0]?.mode).toBe('showing')
  expect(subtitled[0]?.mode).toBe('disabled')
})

test('SL-01 Only a developer in debug mode is told of a video without captions', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    return (this.id === 'film-3' ? [{ kind: 'subtitles' }] : [{ kind: 'captions', mode: 'showing' }]) as never
  })
  const said = jest.spyOn(console, 'warn').mockImplementation(() => {})
  await openFilms()
  expect(said).not.toHaveBeenCalled()
  document.documentElement.setAttribute('data-doorstep-debug', '')
  await openFilms()
  document.documentElement.removeAttribute('data-doorstep-debug')
  expect(said.mock.calls.filter(([text]) => /captions/.test(text))).toEqual([
    [expect.stringContaining('this film has no captions'), filmOf(3)],
  ])
})
