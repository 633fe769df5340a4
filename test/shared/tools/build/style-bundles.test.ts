type Planned = Map<string, { shared: string[]; alone: string[] }>

const { planStyleBundles } = jest.requireActual<{
  planStyleBundles: (of: {
    used: Map<string, string[]>
    styleBundles: Record<string, string[]>
    exists: (file: string) => boolean
  }) => Planned
}>('../../../../shared/tools/build/build-styles.mjs')

const plan = (used: Record<string, string[]>, styleBundles: Record<string, string[]>, gone = '') =>
  planStyleBundles({ used: new Map(Object.entries(used)), styleBundles, exists: file => file !== gone })
const styleBundles = { base: ['tokens.css'], shop: ['Dialog.css', 'Badge.css'], dates: ['Calendar.css'] }

describe('the style sheets of a widget', () => {
  test('A widget needs the base sheet, the shared sheets with its rules in a fixed order, and its own sheet', () => {
    const used = { tabs: [], map: ['Map.css'], week: ['Calendar.css', 'Week.css', 'Badge.css'] }
    expect(Object.fromEntries(plan(used, styleBundles))).toEqual({
      tabs: { shared: ['base'], alone: [] },
      map: { shared: ['base'], alone: ['Map.css'] },
      week: { shared: ['base', 'shop', 'dates'], alone: ['Week.css'] },
    })
  })

  test('Styles used by two widgets but listed in no line stop the build with a sentence that says what to do', () => {
    expect(() => plan({ one: ['New.css'], two: ['Badge.css', 'New.css'] }, styleBundles)).toThrow(
      'New.css is used by one and two, each with a copy of its rules: name it under `styleBundles` in shared/tools/build/chunks/chunks.mjs.',
    )
  })

  test('A repeated or outdated line stops the build too', () => {
    expect(() => plan({}, { ...styleBundles, more: ['Badge.css'] })).toThrow(
      'Badge.css stands twice under `styleBundles`',
    )
    expect(() => plan({}, styleBundles, 'Calendar.css')).toThrow('Calendar.css stands under `styleBundles`')
  })
})
