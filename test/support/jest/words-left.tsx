// Run by test/every-widget/sources/unhandled.test.ts: all tests here but the last leave an unexpected message.
afterEach(() => jest.restoreAllMocks())

test('what the page cannot do', () => window.scrollTo(0, 0))

test('a warning', () => console.warn('left behind'))

describe('said by a hook', () => {
  afterEach(() => console.error('left behind by a hook'))
  test('after the test', () => {})
})

test('a warning that is expected', () => {
  const said = jest.spyOn(console, 'warn').mockImplementation()
  console.warn('expected')
  expect(said).toHaveBeenCalledWith('expected')
})
