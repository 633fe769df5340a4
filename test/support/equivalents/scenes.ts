import { productSelector } from '../../../demo-pages/pages/account/registration-placeholders'
import { boxBasket, orderDialog } from '../../../demo-pages/pages/boxes/box-placeholders'
import {
  headerBasket,
  weekLink,
  weeklyCost,
} from '../../../demo-pages/pages/essentials/essential-placeholders'
import { postcodePanel, promoField } from '../../../demo-pages/pages/placeholders'
import { markup, product } from '../truth/reading'
import { choose, press, type Scene } from '../truth/scene'
import { scenes } from '../truth/scenes'

/* Pages made from responses that no sentence of the truth table covers. */

const noon = '2026-11-25T12:00:00Z'

const checked = (postcode: string): Scene => ({
  name: `a check of ${postcode}`,
  as: 'guest',
  at: noon,
  page: data =>
    markup(
      postcodePanel({ variant: 'registration', title: 'Do we deliver?' }, data),
      orderDialog(product(231), data),
    ),
  async open() {
    await press(/^Change postcode/)
    await choose(/postcode/i, postcode)
    await press(/^Check/)
  },
  sentences: [],
})

const code = (name: string): Scene => ({
  name: `the code ${name}`,
  as: 'guest',
  at: noon,
  page: data => markup(promoField(data), productSelector(data)),
  async open() {
    await choose(/^Promotional code/, name)
    await press(/^Check/)
  },
  sentences: [],
})

const overview: Scene = {
  name: 'the week in short',
  at: noon,
  page: data =>
    markup(weeklyCost(data), weekLink(data, 'See your week'), headerBasket(data), boxBasket(data)),
  sentences: [],
}

/** Pages that together use every read call. */
export const answeredScenes: readonly Scene[] = [
  ...scenes,
  ...['BS3 4TN', 'BS27 1AA', 'BS28 1AA', 'SW1A 1AA'].map(checked),
  ...[code('FREEMILK'), code('WELCOME10')],
  overview,
]
