import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { CallName } from '../../../shared/domain/api/client/routes'
import type { Contract, Operation } from '../../../shared/tools/contract/document'
import { present } from '../present'

/** The contract as it is built from `shared/contract/openapi.yaml`. */
export const contract: Contract = JSON.parse(
  readFileSync(path.join(__dirname, '../../../dist/openapi.json'), 'utf8'),
)

const operations = new Map(
  Object.values(contract.paths)
    .flatMap(methods => Object.values(methods))
    .map(operation => [operation.operationId, operation]),
)

/** A call of the contract. */
export const operationOf = (call: CallName): Operation => present(operations.get(call))

const valuesOf = (examples: Readonly<Record<string, { value: unknown }>> = {}) =>
  Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]))

/** The examples of answers to a call, by name. */
export const answersOf = (call: CallName): Readonly<Record<string, unknown>> =>
  valuesOf(operationOf(call).responses['200']?.content?.['application/json']?.examples)

/** The examples of refusals of a call, by name. */
export const refusalsOf = (call: CallName): Readonly<Record<string, unknown>> =>
  valuesOf(operationOf(call).responses['422']?.content?.['application/json']?.examples)

/** The first example of an answer to a call. */
// biome-ignore lint/suspicious/noExplicitAny: an answer as a shop writes it, of which a test changes parts
export const exampleOf = (call: CallName): any => Object.values(answersOf(call))[0]

/** The name of the schema of a call's answer. */
export const answerName = (call: CallName) => `${call.charAt(0).toUpperCase()}${call.slice(1)}Answer`
