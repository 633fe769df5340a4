import { isWhole } from '../../support/rows'
import { type Way, ways } from '../../support/truth/scene'
import { scenes } from '../../support/truth/scenes'
import { definitionOf } from '../../support/widgets/all-widgets'
import { labelsOf } from '../../support/words/marked-words'
import { describeTruths } from './truth-table'

/*
 * Every scene is played with a change in another tab; the other ways concern all widgets and are played in
 * the scenes with the most text.
 */

const moreWays: readonly Way[] = ['the clock', 'lost answer', 'refused', 'back/forward cache']
const telling = ['the box and its cards', 'the checkout', 'the week']

describeTruths(
  scenes.flatMap(scene =>
    (isWhole ? ways : (['another tab', ...(telling.includes(scene.name) ? moreWays : [])] as const)).map(
      way => ({
        scene,
        way,
      }),
    ),
  ),
)

test('The scenes that are played in every way are in the table', () => {
  const names = scenes.map(({ name }) => name)
  expect(telling.filter(name => !names.includes(name))).toEqual([])
})

test('A-05 Every sentence of the table is one of the widget’s own messages', async () => {
  const unknownNames: string[] = []
  for (const { of } of scenes.flatMap(({ sentences }) => sentences)) {
    const [widget = '', name = ''] = of.split('.')
    if (!Object.hasOwn(labelsOf(await definitionOf(widget)), name)) unknownNames.push(of)
  }
  expect(unknownNames).toEqual([])
})
