import { knownByContract } from '../../../shared/tools/cli/probe/known'
import type { ContractChecks } from '../../../shared/tools/cli/probe/probe-calls'
import { standAt } from '../page/stand-at'
import { definitionOf, widgetNames } from '../widgets/all-widgets'
import { contract } from './contract'

/** The probe's facts: the contract, and the calls that widgets declare. */
export async function knownTo(widgetsOf: ContractChecks['widgetsOf']): Promise<ContractChecks> {
  // The decoders of addresses need a `location`.
  if (!globalThis.location) standAt('https://shop.example/')
  const definitions = await Promise.all(widgetNames.map(definitionOf))
  const asks = new Map(definitions.map(({ name, asks }) => [name, asks]))
  return knownByContract(contract.components.schemas, { widgetsOf, asksOf: widget => asks.get(widget) })
}
