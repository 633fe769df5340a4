import type { Page } from 'playwright-core'
import { journeys } from './journey'

export const browser = journeys()

export const recipe = '/recipes/bread-and-butter-pudding'

export const moving = { reducedMotion: 'no-preference' } as const

type Sight = { slides: number[]; gutter: number; width: number }

/** The fully visible slides, counted from 1, their width and their distance. */
export const sightOf = (page: Page, id: string): Promise<Sight> =>
  page.evaluate(name => {
    const view = document.getElementById(name) as HTMLElement
    const { left, right } = view.getBoundingClientRect()
    const boxes = [...view.querySelectorAll('li')].map(slide => slide.getBoundingClientRect())
    const [first, second] = boxes
    return {
      slides: boxes.flatMap((box, at) => (box.left > left - 2 && box.right < right + 2 ? [at + 1] : [])),
      gutter: Math.round((second?.left ?? 0) - (first?.right ?? 0)),
      width: Math.round(first?.width ?? 0),
    }
  }, id)

/** Waits until those slides are in view and nothing moves. */
export const shows = (page: Page, id: string, slides: readonly number[]) =>
  page.waitForFunction(
    ([name, wanted]) => {
      const view = document.getElementById(name) as HTMLElement
      const { left, right } = view.getBoundingClientRect()
      const whole = [...view.querySelectorAll('li')].flatMap((slide, at) => {
        const box = slide.getBoundingClientRect()
        return box.left > left - 2 && box.right < right + 2 ? [at + 1] : []
      })
      return whole.join() === wanted
    },
    [id, slides.join()] as const,
  )
