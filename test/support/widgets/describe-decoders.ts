// Decoders that know their own structure, as in the build. Import this before the code that uses them.
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

// In tests without a page, one part still needs an address.
if (!globalThis.location) standAt('https://shop.example/')
