const { withoutWords } = jest.requireActual<{ withoutWords: (source: string) => string }>(
  '../../../../shared/tools/build/passes/without-words.mjs',
)

test('what a definition says to editors is left out of the bundle', () => {
  expect(
    withoutWords("  summary: 'What it is.',\n  closable: flag('Whether it can be closed.', false)"),
  ).toBe("  summary: '',\n  closable: flag('', false)")
})

test('F-66 the words by which an option is read stay: without them no page could order what they name', () => {
  const read = "object({ id: identifier, name, template: oneOf('de', 'bol') })"
  expect(withoutWords(read)).toBe(read)
})
