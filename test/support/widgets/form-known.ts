import { fieldsOf } from '../../../demo-pages/catalogue/form/describe-fields'
import type { Known } from '../../../demo-pages/catalogue/form/filled'
import { showOptions } from '../../../shared/tools/contract/options'
import { definitionOf, examplesOf } from './all-widgets'

/** A widget's facts for the catalogue's form; for tests that import `describe-decoders` first. */
export async function knownOf(name: string): Promise<Known> {
  const { options } = await definitionOf(name)
  showOptions(
    { name, options },
    (await examplesOf(name)).map(({ markup }) => markup),
  )
  return { name, options, fields: fieldsOf(options) }
}
