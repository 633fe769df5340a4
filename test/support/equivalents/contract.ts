import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import type { CallName } from '../../../shared/domain/api/client/routes'
import { repeatedIds } from '../../../shared/tools/contract/repeated'
import { standAt } from '../page/stand-at'

export type Schema = { readonly [word: string]: unknown }
type Document = { components: { schemas: Record<string, Schema> } }
type Described = typeof import('../../../shared/tools/contract/openapi')

const decoders = '../../../shared/platform/values/decoder'
const fields = '../../../shared/domain/api/client/fields'

/**
 * The contract as the build makes it: its own decoders describe their structure, while those of the test stay the
 * widgets' own.
 */
function describedContract(): Described {
  // The decoders of addresses need a `location`.
  if (!globalThis.location) standAt('https://shop.example/')
  let found: Described | undefined
  jest.isolateModules(() => {
    jest.doMock('../../../shared/platform/values/decoder', () =>
      jest
        .requireActual('../../../shared/tools/contract/shapes')
        .describedDecoders(jest.requireActual(decoders)),
    )
    jest.doMock('../../../shared/domain/api/client/fields', () =>
      jest
        .requireActual('../../../shared/tools/contract/shapes')
        .describedFields(jest.requireActual(fields), jest.requireMock(decoders)),
    )
    found = require('../../../shared/tools/contract/openapi')
  })
  jest.dontMock('../../../shared/platform/values/decoder')
  jest.dontMock('../../../shared/domain/api/client/fields')
  return found as Described
}

export type Contract = {
  /** The schema of a call's response. */
  schemaOf: (call: CallName) => Schema
  /** The schema that a reference points to. */
  resolve: (ref: string) => Schema
  /** Whether the contract allows the response. */
  allows: (call: CallName, answer: unknown) => boolean
}

const nameOf = (call: CallName) => `${call.charAt(0).toUpperCase()}${call.slice(1)}Answer`

/** The contract of the shop's responses, made from the sources. */
export async function readContract(): Promise<Contract> {
  const document: Document = JSON.parse(JSON.stringify(await describedContract().openApi('1')))
  const { schemas } = document.components
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false, logger: false })
  ajv.addSchema(document, 'contract')
  const known = new Map<CallName, ValidateFunction>()
  const validatorOf = (call: CallName) => {
    const found = known.get(call) ?? ajv.getSchema(`contract#/components/schemas/${nameOf(call)}`)
    if (!found) throw new Error(`The contract has no answer of ${call}.`)
    known.set(call, found)
    return found
  }
  return {
    schemaOf: call => schemas[nameOf(call)] ?? {},
    resolve: ref => schemas[ref.replace('#/components/schemas/', '')] ?? {},
    allows: (call, answer) => validatorOf(call)(answer) && !repeatedIds(answer).length,
  }
}
