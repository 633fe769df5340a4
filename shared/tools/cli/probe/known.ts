import Ajv2020 from 'ajv/dist/2020'
import type { CallName } from '../../../domain/api/client/routes'
import type { Schema } from '../../contract/document'
import { decoderOf } from '../../contract/sample-calls'
import type { Known } from './probe-calls'

/** What is known of answers: the widgets' own decoders, and the schemas of the contract. */
export function knownByContract(
  schemas: Readonly<Record<string, Schema>>,
  { widgetsOf, asksOf }: Pick<Known, 'widgetsOf' | 'asksOf'>,
): Known {
  // A validator is used a few times: to check its schema, which is our own, and to optimise it costs more than it saves.
  const quick = { validateSchema: false, code: { optimize: false } }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, ...quick })
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
      return [
        `${deepest?.instancePath.slice(1).replace(/\//g, '.') || 'the answer'} is written as the contract has it nowhere (${deepest?.message})`,
      ]
    },
  }
}
