import { nearest } from '../../../../shared/platform/values/nearest'

const names = [
  'postcode-panel',
  'promo-field',
  'offline-customer',
  'pause-picker',
  'social-block',
  'map',
  'tabs',
]

describe('the name an editor probably meant', () => {
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
    expect(nearest(typed, names)).toBe(meant)
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
  ])('another library’s %j is near none', typed => {
    expect(nearest(typed, names)).toBeUndefined()
  })

  it('takes the nearest of several, and no time over a very long word', () => {
    expect(nearest('labels', ['labelling', 'label', 'tables'])).toBe('label')
    expect(nearest('x'.repeat(1e6), names)).toBeUndefined()
    expect(nearest('promo', [])).toBeUndefined()
  })
})
