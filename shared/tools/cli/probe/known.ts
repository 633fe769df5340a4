import Ajv2020 from 'ajv/dist/2020'
import type { CallName } from '../../../domain/api/client/routes'
import { answerSchemas } from '../../contract/openapi'
import { leafSchemas } from '../../contract/schemas'
import type { Known } from './probe-calls'

/** What the contract says about responses: the widgets' own decoders, and what a shop may send. */
export async function knownByContract(widgetsOf: Known['widgetsOf']): Promise<Known> {
  const { schemas, shared, sent } = await answerSchemas(false)
  const leaves = Object.fromEntries(
    Object.values(leafSchemas).map(({ title, accepted }) => [title, accepted]),
  )
  // A validator is used a few times: to check its schema, which is our own, and to optimise it costs more than it saves.
  const quick = { validateSchema: false, code: { optimize: false } }
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false, ...quick })
  ajv.addSchema({ components: { schemas: { ...leaves, ...shared, ...schemas } } }, 'contract')
  return {
    widgetsOf,
    decoderOf: call => sent.get(call)?.[0]?.read,
    irregular: (call: CallName, body) => {
      const fits = ajv.getSchema(`contract#/components/schemas/${call}`)
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
