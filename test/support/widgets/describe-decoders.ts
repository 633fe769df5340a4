// The readers as the build's Node side has them: each knows the shape that it reads. Imported before what uses them.
import { standAt } from '../page/stand-at'

jest.mock('../../../shared/platform/values/decoder', () => {
  const { describedDecoders } = jest.requireActual('../../../shared/tools/contract/shapes')
  return describedDecoders(jest.requireActual('../../../shared/platform/values/decoder'))
})
jest.mock('../../../shared/domain/api/client/fields', () => {
  const { describedFields } = jest.requireActual('../../../shared/tools/contract/shapes')
  return describedFields(
    jest.requireActual('../../../shared/domain/api/client/fields'),
    jest.requireMock('../../../shared/platform/values/decoder'),
  )
})

// The one part of a page that makes an address, where there is no page.
if (!globalThis.location) standAt('https://shop.example/')
