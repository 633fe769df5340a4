import { fieldsOf } from '../../../demo-pages/catalogue/form/describe-fields'
import type { FormWidget } from '../../../demo-pages/catalogue/form/filled'
import { writtenOptions } from '../contract/written-options'
import { definitionOf } from './all-widgets'

/** A widget's facts for the catalogue's form. */
export async function knownOf(name: string): Promise<FormWidget> {
  const { options } = await definitionOf(name)
  return { name, options, fields: fieldsOf({ name, options }, writtenOptions) }
}
