import type { Example } from '../../shared/platform/runtime/example'
import { layOutRows, withoutScrolling } from '../support/page/layout'
import { definitionOf, examplesOf } from '../support/widgets/all-widgets'
import { type Exploration, explore } from '../support/widgets/explore-example'
import { filesOf, wordingsWith } from '../support/words/messages'
import { watchTexts } from '../support/words/texts-alone'

type Scene = Omit<Exploration, 'definition'>

const onShopPage = (shopPage: string): Scene => ({
  shopPage,
  example: { name: shopPage, about: '', markup: '', visitor: 'customer' },
})

/** What would be come upon too late, after something else has closed it. */
const firstIn: Record<string, RegExp> = {
  'header-basket': /Weekly view|Double cream/,
  'order-edit': /Weekly view/,
}

const besideTheWeek = '{widget}<div data-widget="header-basket"></div>'

/** Where an example alone cannot show all: pages whose orders are the visitor's own, or that hold another widget too. */
const moreScenes: Record<string, (examples: readonly Example[]) => Scene[]> = {
  'checkout-panel': () => [onShopPage('/shop/best-of-local/checkout')],
  'order-edit': ([example]) => (example ? [{ example: { ...example, html: besideTheWeek } }] : []),
}

type Choose = (at: number, name: string) => boolean

const textsBeside: string[] = []

/** Opens each example once, tries all that it offers, and puts together what was seen. */
async function exploreAll(name: string, isChosen: Choose) {
  const definition = await definitionOf(name)
  const examples = (await examplesOf(name)).filter((_, at) => isChosen(at, name))
  const scenes: Scene[] = [
    // The second meets a shop that cannot be read at first, and is tried from its end.
    ...examples.map((example, at) => ({ example, readsFail: at === 1, fromLast: at === 1 })),
    ...(moreScenes[name]?.(examples) ?? []),
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

/** What those widgets promise, in the examples that are chosen by their place. */
export function describePromises(names: readonly string[], isChosen: Choose): void {
  beforeAll(() => {
    layOutRows()
    withoutScrolling()
    watchTexts(words => textsBeside.push(words))
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
  })

  describe.each(names)('%s', name => {
    let exploring: ReturnType<typeof exploreAll> | undefined
    // Not before the tests: only within one is time their own.
    const explored = () => {
      exploring ??= exploreAll(name, isChosen)
      return exploring
    }

    test('shows and tells no words but those of its labels, and what the page and the shop have given', async () => {
      expect((await explored()).unmarked).toEqual([])
    })

    test('raises the events that it says it raises, and no other', async () => {
      const { raised, definition } = await explored()
      expect(raised.toSorted()).toEqual([...(definition.emits ?? [])].toSorted())
    })

    test('G-23 changes no text that stands beside others, where a translator would have put its own', async () => {
      expect((await explored()).beside).toEqual([])
    })

    test('shows no sentence twice, and no two things to do about one failure', async () => {
      expect((await explored()).faults).toEqual([])
    })
  })
}
