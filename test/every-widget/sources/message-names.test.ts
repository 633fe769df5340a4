import { definitionOf, widgetNames } from '../../support/widgets/all-widgets'
import { labelsOf } from '../../support/words/marked-words'
import {
  askedIn,
  codeOf,
  filesOf,
  messagesOf,
  ownMessagesOf,
  wordingsWith,
} from '../../support/words/messages'

// The labels of a widget and of its parts are one list, and a label has the name of its message.
const speaking = widgetNames.filter(name => name !== 'equal-height')

describe.each(speaking)('%s', name => {
  const files = filesOf(`widgets/${name}/${name}.widget.ts`)

  test('The widget has one sentence for each label, whichever part of it speaks', async () => {
    const writers = new Map<string, string[]>()
    const note = (key: string, writer: string) => writers.set(key, [...(writers.get(key) ?? []), writer])
    const definition = await definitionOf(name)
    const labels = labelsOf(definition)
    // A part may import another part and never show it; then the labels lack its messages.
    const spoken = messagesOf(files).filter(({ own }) => own.every(key => key in labels))
    for (const { name: messages, own } of spoken) for (const key of own) note(key, messages)
    const inPlace = [definition.messages ?? {}].filter(
      messages => !spoken.some(({ own }) => own.every(key => key in messages)),
    )
    for (const messages of inPlace) for (const key of Object.keys(messages)) note(key, 'the definition')
    const twice = [...writers].filter(([, all]) => all.length > 1)
    expect(twice.map(([key, all]) => `${key}: ${all.join(', ')}`)).toEqual([])
  })

  test('The widget lists every message that its own parts use', async () => {
    const labels = labelsOf(await definitionOf(name))
    const forgotten = ownMessagesOf(name).filter(({ own }) => !own.every(key => key in labels))
    expect(forgotten.map(each => each.name)).toEqual([])
  })

  test('The widget lists only labels that one of its parts uses', async () => {
    const isAskedFor = askedIn(codeOf(files))
    const labels = Object.keys(labelsOf(await definitionOf(name)))
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.filter(label => !isAskedFor(label))).toEqual([])
  })
})

test('For a sentence without a label, the check names the message that the definition lacks', () => {
  const files = filesOf('widgets/direct-debit/direct-debit.widget.ts')
  expect(wordingsWith('Close', files)).toContain('dialogMessages of shared/ui/ui-messages.ts')
  expect(wordingsWith('Sold by nobody', files)).toEqual([])
})
