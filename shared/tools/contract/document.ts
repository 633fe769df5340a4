import { type PageName, usualPages } from '#site/pages'
import { pagesAbout } from '#site/pages.about'
import type { Asks } from '../../platform/runtime/asks'

export type Schema = { readonly [word: string]: unknown }
type Example = { value: unknown }
type Content = { schema?: Schema; examples?: Readonly<Record<string, Example>> }
type Response = { $ref?: string; description?: string; content?: Readonly<Record<string, Content>> }
type Parameter = {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}
export type Operation = {
  operationId: string
  summary: string
  description?: string
  parameters?: readonly Parameter[]
  requestBody?: { content: Readonly<Record<string, Content>> }
  responses: Readonly<Record<string, Response>>
}
/** The contract as `shared/contract/openapi.yaml` has it. */
export type Contract = {
  info: { readonly [word: string]: unknown }
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: {
    schemas: Readonly<Record<string, Schema>>
    parameters: Readonly<Record<string, Parameter>>
    responses: Readonly<Record<string, Response>>
  }
}

/** A widget, with the calls and pages that it declares. */
type Asking = { name: string; asks?: Asks | undefined }

/** Returns the names of the widgets for which `holds` is true, in alphabetical order. */
const namesOf = (widgets: readonly Asking[], holds: (asks: Asks) => boolean | undefined): string[] =>
  widgets
    .filter(({ asks }) => asks && holds(asks))
    .map(({ name }) => name)
    .sort()

/** Returns which widgets make each call, and which link to each page. */
export function usersOf(contract: Contract, widgets: readonly Asking[]) {
  const calls = Object.values(contract.paths).flatMap(methods => Object.values(methods))
  const by = (names: readonly string[], list: 'calls' | 'pages') =>
    Object.fromEntries(
      names.map(name => [name, namesOf(widgets, asks => asks[list]?.includes(name))] as const),
    )
  return {
    widgetsByCall: by(
      calls.map(({ operationId }) => operationId),
      'calls',
    ),
    widgetsByPage: by(Object.keys(usualPages), 'pages'),
  }
}

/** Returns when a widget makes a call, in a sentence; undefined if it makes the call in every use. */
const whenOf = ({ asks }: Asking, call: string): string | undefined =>
  asks?.uses?.find(({ calls }) => calls.includes(call))?.when

function withUsers(operation: Operation, widgets: readonly Asking[], { components }: Contract): Operation {
  const { operationId, parameters, ...rest } = operation
  if (!parameters) return operation
  const by = namesOf(widgets, asks => asks.calls?.includes(operationId))
  const users = widgets.filter(({ name }) => by.includes(name))
  const when = users.flatMap(widget => {
    const words = whenOf(widget, operationId)
    return words ? [[widget.name, words] as const] : []
  })
  return {
    operationId,
    ...rest,
    ...{
      'x-widgets': by,
      'x-first-of': namesOf(users, asks => asks.firstCalls?.includes(operationId)),
      'x-when': Object.fromEntries(when),
    },
    // Each parameter is written out, so that a call can be read on its own.
    parameters: parameters.map(each => components.parameters[each.$ref?.split('/').at(-1) ?? ''] ?? each),
  }
}

/** Returns the published document: the contract with its version, and the calls and pages that the widgets declare. */
export function publishedContract(contract: Contract, widgets: readonly Asking[], version: string): object {
  const { paths, components, info, ...rest } = contract
  const { parameters: _, ...others } = components
  const { widgetsByPage } = usersOf(contract, widgets)
  return {
    ...rest,
    info: { ...info, version },
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [
            method,
            withUsers(operation, widgets, contract),
          ]),
        ),
      ]),
    ),
    'x-pages': Object.fromEntries(
      Object.entries(usualPages).map(([name, address]) => [
        name,
        { address, description: pagesAbout[name as PageName], 'x-widgets': widgetsByPage[name] },
      ]),
    ),
    'x-posting': namesOf(widgets, asks => asks.postsForm),
    components: others,
  }
}
