import Ajv2020, { type ErrorObject } from 'ajv/dist/2020'
import type { CallName } from '../../../domain/api/client/routes'
import type { Schema } from '../../contract/document'
import { decoderOf } from '../../contract/sample-calls'
import type { ContractChecks } from './probe-calls'

/** Returns what an answer should have instead, in the contract's own sentence if it has one. */
function wantedBy(error: ErrorObject | undefined): string {
  const { description, enum: words } = (error?.parentSchema ?? {}) as {
    description?: string
    enum?: unknown[]
  }
  if (description) return `expected: ${description}`
  if (words) return `expected one of ${words.map(word => JSON.stringify(word)).join(', ')}`
  const { type, missingProperty } = (error?.params ?? {}) as { type?: unknown; missingProperty?: string }
  if (missingProperty) return `"${missingProperty}" is missing`
  return type ? `expected ${[type].flat().join(' or ')}` : `expected as in openapi.json (${error?.message})`
}

/** Returns the checks of answers: by the widgets' own decoders, and by the schemas of the contract. */
export function knownByContract(
  schemas: Readonly<Record<string, Schema>>,
  { widgetsOf, asksOf }: Pick<ContractChecks, 'widgetsOf' | 'asksOf'>,
): ContractChecks {
  // A validator is used only a few times: optimising it, or checking our own schema, costs more than it saves.
  const quick = { validateSchema: false, code: { optimize: false } }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, verbose: true, ...quick })
  ajv.addSchema({ components: { schemas } }, 'contract')
  return {
    widgetsOf,
    asksOf,
    decoderOf,
    irregular: (call: CallName, body) => {
      const name = `${call.charAt(0).toUpperCase()}${call.slice(1)}Answer`
      const fits = ajv.getSchema(`contract#/components/schemas/${name}`)
      if (!fits || fits(body)) return []
      const deepest = [...(fits.errors ?? [])].sort(
        (one, other) => other.instancePath.length - one.instancePath.length,
      )[0]
      const path = deepest?.instancePath.slice(1).split('/').filter(Boolean) ?? []
      const came = path.reduce<unknown>((value, step) => Object(value)[step], body)
      return [
        `${path.join('.') || 'the answer'} is ${JSON.stringify(came)?.slice(0, 60)}; ${wantedBy(deepest)}`,
      ]
    },
  }
}
