import { screen } from '@testing-library/react'
import { expectElement } from '../../support/expect-element'
import { layOutRows, resize } from '../../support/page/layout'
import { mediaQueryList } from '../../support/page/media-query-list'
import { openPage } from '../../support/page/open-page'
import { pass } from '../../support/test-time'

/** The distance between the left edges of two neighbouring slides. */
const step = 330
const room = { slides: 3 }

/** Sets the page's width so that this many slides fit side by side. */
export async function makeRoom(slides: number): Promise<void> {
  room.slides = slides
  resize()
  await pass(100)
}

export const view = () => expectElement(document.getElementById('pictures'), HTMLElement)
export const track = () => expectElement(view().firstElementChild, HTMLElement)
export const slides = () => [...track().children] as HTMLElement[]

/** The numbers of the visible slides, counted from 1. */
export function inView(): number[] {
  const [, moved = '0'] = /translate3d\((-?[\d.]+)px/.exec(track().style.transform) ?? []
  const first = -Number(moved) / step
  return slides().flatMap((_, at) => (at > first - 0.1 && at < first + room.slides - 0.1 ? [at + 1] : []))
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const said = () => document.querySelector('[data-doorstep-shell] [role=status]')?.textContent ?? ''

export const slidePage = (
  attributes = '',
  count = 7,
  inside = (at: number) => `<a href="#">Picture ${at}</a>`,
) =>
  `<div data-widget="slider" data-slides="pictures" ${attributes}><p>Scroll sideways for more.</p></div>
  <div id="pictures"><ul>${Array.from({ length: count }, (_, at) => `<li id="slide-${at + 1}">${inside(at + 1)}</li>`).join('')}</ul></div>`

type Motion = EventTarget & { matches: boolean }

/** Opens a page with a slider that shows this many slides, optionally with reduced motion. */
export async function openSlider(page = slidePage(), { slides: fitting = 3, lessMotion = false } = {}) {
  room.slides = fitting
  layOutRows(() => room.slides)
  const motion: Motion = Object.assign(new EventTarget(), { matches: lessMotion })
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(media =>
      media.includes('reduced-motion') ? (motion as unknown as MediaQueryList) : mediaQueryList(media),
    )
  await openPage(page)
  await pass(50)
  return { motion }
}
