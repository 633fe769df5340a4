import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import type { CallName } from '../../../shared/domain/api/client/routes'
import type { Schema } from '../../../shared/tools/contract/document'
import { repeatedIds } from '../../../shared/tools/contract/repeated'
import { answerName, contract } from '../contract/contract'

export type { Schema }

export type Contract = {
  /** The schema of a call's response. */
  schemaOf: (call: CallName) => Schema
  /** The schema that a reference points to. */
  resolve: (ref: string) => Schema
  /** Whether the contract allows the response. */
  allows: (call: CallName, answer: unknown) => boolean
}

/** The contract of the shop's responses. */
export function readContract(): Contract {
  const { schemas } = contract.components
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false, logger: false })
  ajv.addSchema(contract, 'contract')
  const known = new Map<CallName, ValidateFunction>()
  const validatorOf = (call: CallName) => {
    const found = known.get(call) ?? ajv.getSchema(`contract#/components/schemas/${answerName(call)}`)
    if (!found) throw new Error(`The contract has no answer of ${call}.`)
    known.set(call, found)
    return found
  }
  return {
    schemaOf: call => schemas[answerName(call)] ?? {},
    resolve: ref => schemas[ref.replace('#/components/schemas/', '')] ?? {},
    allows: (call, answer) => validatorOf(call)(answer) && !repeatedIds(answer).length,
  }
}
