const { withoutWords } = jest.requireActual<{ withoutWords: (source: string) => string }>(
  '../../../../shared/tools/build/passes/without-words.mjs',
)

test('what a definition says to editors is left out of the bundle, however it is written down', () => {
  const definition = `
export const widget = defineWidget({
    title: "Its name",
  summary:
    'What it is, in a sentence that "stands" on a line of its own.',
  options: { closable: flag(\`Whether it can
    be closed.\`, false), kind: oneOf('Which.', ['a.', 'b']) },
  serverRendered: { facts: { items: text('How many.') } },
  load: () => ({ summary: 'stays' }),
})`
  expect(withoutWords(definition)).toBe(`
export const widget = defineWidget({
    title: '',
  summary:
    '',
  options: { closable: flag('', false), kind: oneOf('', ['a.', 'b']) },
  load: () => ({ summary: 'stays' }),
})`)
})

test('F-66 the words by which an option is read stay: without them no page could order what they name', () => {
  const read = "const fields = object({ id: identifier, name, template: oneOf('de', 'bol') })"
  expect(withoutWords(read)).toBe(read)
})
