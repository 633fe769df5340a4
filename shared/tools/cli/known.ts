import Ajv2020 from 'ajv/dist/2020'
import type { CallName } from '../../domain/api/client/routes'
import { answerSchemas } from '../contract/openapi'
import type { Known } from './probe-calls'

/** What the contract knows of answers: the widgets' own readers, and what a regular shop writes. */
export async function knownByContract(widgetsOf: Known['widgetsOf']): Promise<Known> {
  const { schemas, kept, sent } = await answerSchemas(true)
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
  ajv.addSchema({ components: { schemas: { ...kept, ...schemas } } }, 'regular')
  return {
    widgetsOf,
    readerOf: call => sent.get(call)?.[0]?.read,
    irregular: (call: CallName, body) => {
      const fits = ajv.getSchema(`regular#/components/schemas/${call}`)
      if (!fits || fits(body)) return []
      const deepest = [...(fits.errors ?? [])].sort(
        (one, other) => other.instancePath.length - one.instancePath.length,
      )[0]
      return [
        `${deepest?.instancePath.slice(1).replace(/\//g, '.') || 'the answer'} is written in an unusual way (${deepest?.message})`,
      ]
    },
  }
}
