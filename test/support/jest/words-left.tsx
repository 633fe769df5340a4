// Run by test/every-widget/sources/unhandled.test.ts: all tests here but the last leave an unexpected message.
afterEach(() => jest.restoreAllMocks())

test('jsdom reports what it cannot do', () => window.scrollTo(0, 0))

test('The test leaves a warning', () => console.warn('left behind'))

describe('a hook that leaves a warning', () => {
  afterEach(() => console.error('left behind by a hook'))
  test('The test leaves a warning after its end', () => {})
})

test('The test expects its warning', () => {
  const said = jest.spyOn(console, 'warn').mockImplementation()
  console.warn('expected')
  expect(said).toHaveBeenCalledWith('expected')
})
