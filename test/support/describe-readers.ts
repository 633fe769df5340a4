// The readers as the build's Node side has them: each knows the shape that it reads. Imported before what uses them.
jest.mock('../../shared/text/reader', () => {
  const { describedReaders } = jest.requireActual('../../shared/contract/shapes')
  return describedReaders(jest.requireActual('../../shared/text/reader'))
})
jest.mock('../../shared/api/fields', () => {
  const { describedFields } = jest.requireActual('../../shared/contract/shapes')
  return describedFields(
    jest.requireActual('../../shared/api/fields'),
    jest.requireMock('../../shared/text/reader'),
  )
})

// The one part of a page that makes an address, where there is no page.
globalThis.location ??= new URL('https://shop.example/') as unknown as Location
