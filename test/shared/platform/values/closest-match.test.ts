import { closestMatch } from '../../../../shared/platform/values/closest-match'

const names = [
  'postcode-panel',
  'promo-field',
  'offline-customer',
  'pause-picker',
  'social-block',
  'map',
  'tabs',
]

describe('the widget name that an editor probably meant', () => {
  it.each([
    ['promo-feild', 'promo-field'],
    ['promofield', 'promo-field'],
    ['PromoField', 'promo-field'],
    ['promo_field', 'promo-field'],
    ['promo-field ', 'promo-field'],
    ['promo-fields', 'promo-field'],
    ['postcod-pannel', 'postcode-panel'],
    ['pause-piker', 'pause-picker'],
    ['socail-blokc', 'social-block'],
    ['tab', 'tabs'],
    ['mpa', 'map'],
  ])('%j is near %s', (typed, meant) => {
    expect(closestMatch(typed, names)).toBe(meant)
  })

  it.each([
    ['collapse'],
    ['remove'],
    ['tree'],
    ['pushmenu'],
    ['card-widget'],
    ['x'],
    [''],
    ['panel'],
    ['ab'],
  ])('Another library’s %j suggests no widget name', typed => {
    expect(closestMatch(typed, names)).toBeUndefined()
  })

  it('The nearest of several names wins, and a very long word takes no time', () => {
    expect(closestMatch('labels', ['labelling', 'label', 'tables'])).toBe('label')
    expect(closestMatch('x'.repeat(1e6), names)).toBeUndefined()
    expect(closestMatch('promo', [])).toBeUndefined()
  })
})
