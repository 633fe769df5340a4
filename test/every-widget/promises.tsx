import type { Example } from '../../shared/platform/runtime/example'
import { layOutRows, withoutScrolling } from '../support/page/layout'
import { isWhole } from '../support/rows'
import { definitionOf, examplesOf } from '../support/widgets/all-widgets'
import { type Exploration, explore } from '../support/widgets/explore-example'
import { filesOf, wordingsWith } from '../support/words/messages'
import { watchTexts } from '../support/words/texts-alone'

type Scene = Omit<Exploration, 'definition'>

const onShopPage = (shopPage: string): Scene => ({
  shopPage,
  example: { name: shopPage, about: '', markup: '', visitor: 'customer' },
})

/** Controls that would be reached too late, after another has closed them. */
const firstIn: Record<string, RegExp> = {
  'header-basket': /Weekly view|Double cream/,
  'order-edit': /Weekly view/,
  'view-box': /Edit order|Discard/,
}

const besideTheWeek = '{widget}<div data-widget="header-basket"></div>'

/** Pages for what an example alone cannot show: with orders of the visitor's own, or another widget. */
const moreScenes: Record<string, (examples: readonly Example[]) => Scene[]> = {
  'checkout-panel': () => [onShopPage('/shop/best-of-local/checkout')],
  // The week's own controls are tried in its own examples; here it is opened.
  'order-edit': ([example]) =>
    example ? [{ example: { ...example, html: besideTheWeek }, ...(!isWhole && { mostSteps: 4 }) }] : [],
}

type Choose = (at: number, name: string) => boolean

const textsBeside: string[] = []

/** Opens each example once, tries all its controls, and collects the results. */
async function exploreAll(name: string, isChosen: Choose) {
  const definition = await definitionOf(name)
  const examples = [...(await examplesOf(name)).entries()].filter(([at]) => isChosen(at, name))
  const scenes: Scene[] = [
    // The second example starts with a shop that cannot be read, and is tried from its end.
    ...examples.map(([at, example]) => ({ example, readsFail: at === 1, fromLast: at === 1 })),
    ...(moreScenes[name]?.(examples.map(([, example]) => example)) ?? []),
  ]
  const files = filesOf(`widgets/${name}/${name}.widget.ts`)
  const unmarked = new Set<string>()
  const raised = new Set<string>()
  const faults = new Set<string>()
  for (const scene of scenes) {
    const found = await explore({
      definition,
      ...scene,
      ...(scene !== scenes[0] && { first: firstIn[name] }),
    })
    const place = `${name}, ${scene.example.name}`
    for (const [text, after] of found.watch.found) {
      const left = wordingsWith(text, files).join(' or ') || 'no wording'
      unmarked.add(`"${text}" in ${place}, after: ${after}; its messages may lack ${left}`)
    }
    for (const fault of found.faults) faults.add(`${fault} in ${place}`)
    for (const event of found.raised) raised.add(event)
  }
  return {
    definition,
    unmarked: [...unmarked],
    raised: [...raised],
    faults: [...faults],
    beside: textsBeside.splice(0),
  }
}

/** The promises of those widgets, in the examples at these positions. */
export function describePromises(names: readonly string[], isChosen: Choose): void {
  beforeAll(() => {
    layOutRows()
    withoutScrolling()
    watchTexts(words => textsBeside.push(words))
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
  })

  describe.each(names)('%s', name => {
    let exploring: ReturnType<typeof exploreAll> | undefined
    // Called inside the tests, since time is faked only there.
    const explored = () => {
      exploring ??= exploreAll(name, isChosen)
      return exploring
    }

    test('The widget shows and announces only its labels and the words of page and shop', async () => {
      expect((await explored()).unmarked).toEqual([])
    })

    test('The widget raises the events that it declares, and no others', async () => {
      const { raised, definition } = await explored()
      expect(raised.toSorted()).toEqual([...(definition.emits ?? [])].toSorted())
    })

    test('G-23 The widget changes no text beside other text, which a translator would have replaced', async () => {
      expect((await explored()).beside).toEqual([])
    })

    test('The widget shows no sentence twice, and no two actions for one failure', async () => {
      expect((await explored()).faults).toEqual([])
    })
  })
}
