import { isCode, isRecord, ownMember } from '../client/fields'
import { isFrameworkPhrase } from './framework-phrases'

const depthCap = 5
const messageCap = 50
/** The number of members that are read of each object or list. */
const memberCap = 200
const lengthCap = 500

/** Members outside `errors` that never hold the message of a field: they are for programs, or other code reads them. */
const reserved =
  /^(message|errors|data|success|status|statusCode|id|redirect|exception|file|line|trace|timestamp|path|instance|type|traceId|requestId)$/

/** Names under which servers write a message that belongs to no form field. */
const ofWhole = /^(|error|detail|title)$/

/** The words of a refusal: the first message of each field, and each message once, in body order. */
export type Refusal = { fields: Record<string, string>; messages: string[] }

/**
 * Reads the messages of an error body in any format that the shop uses (A-18, A-19, CALL-04); never throws. A
 * framework's phrase is left out, but not at a field: there it judges the typed text.
 */
export function readRefusal(body: unknown): Refusal {
  const errors = ownMember(body, 'errors')
  const data = ownMember(body, 'data')
  const message = ownMember(body, 'message') ?? ownMember(data, 'message') ?? problemOf(body)
  // Beside a message, only lists are field messages: `{message, type: "error"}` has none.
  const isField = ([name, value]: Member) =>
    !reserved.test(name) && (message === undefined || Array.isArray(value))
  const found =
    // A WP_Error has them in data.params.
    [
      membersOf(errors),
      membersOf(ownMember(data, 'params')),
      membersOf(data, isField),
      membersOf(body, isField),
    ]
      .map(members => members.flatMap(textsOf))
      .find(texts => texts.length) ?? ofShop(collect(message, 1)).map((text): Member<string> => ['', text])
  const fields: Record<string, string> = Object.create(null)
  for (const [field, text] of found) if (!ofWhole.test(field)) fields[field] ??= text
  const all = [...new Set(found.map(([, text]) => text))]
  // The "…" stands for further messages.
  return { fields, messages: all.length > messageCap ? [...all.slice(0, messageCap), '…'] : all }
}

/** A name and what belongs to it. */
type Member<Value = unknown> = [name: string, value: Value]

/** Returns the members of an object that count; what is no object belongs to the whole. */
const membersOf = (source: unknown, counts: (member: Member) => boolean = () => true): Member[] =>
  isRecord(source) ? Object.entries(source).slice(0, memberCap).filter(counts) : [['', source]]

/** Returns the sentences of a member, each with its field. A list may hold objects that name another field. */
function textsOf([name, value]: Member): Member<string>[] {
  const isList = Array.isArray(value)
  return (isList ? value.slice(0, memberCap) : [value]).flatMap(each => {
    const field = fieldOf(each) || sentNameOf(name)
    const texts = sentencesIn(collect(each, isList ? 2 : 1))
    return (ofWhole.test(field) ? ofShop(texts) : texts).map((text): Member<string> => [field, text])
  })
}

/** Drops the codes of errors, which are for programs. */
const sentencesIn = (texts: readonly string[]): string[] => texts.filter(text => !isCode(text))

/** Drops codes and the phrases of frameworks. */
const ofShop = (texts: readonly string[]): string[] =>
  sentencesIn(texts).filter(text => !isFrameworkPhrase(text))

/** Returns the sentence of an RFC 9457 problem. A `title` counts only beside a `type`. */
function problemOf(body: unknown): unknown {
  const detail = ownMember(body, 'detail')
  if (typeof detail === 'string') return detail
  return ownMember(body, 'type') === undefined ? undefined : ownMember(body, 'title')
}

const firstOf = (value: unknown, names: readonly string[]): unknown =>
  names.map(name => ownMember(value, name)).find(member => member !== undefined)

/**
 * Returns the name that was sent for a framework's path to it: `postcode` for `Address.Postcode`, `$.postcode` and
 * `lines[0].postcode`, `first_name` for `FirstName`.
 */
const sentNameOf = (path: string): string =>
  /^(\$|[A-Z])|[.[]/.test(path)
    ? (path.match(/[A-Za-z_]\w*/g)?.at(-1) ?? '')
        .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
        .replace(/^[A-Z].*/, word => word.toLowerCase())
    : path

/** Returns the field name of an error object in a list, as JSON:API and form validators write it. */
const fieldOf = (value: unknown): string =>
  collect(firstOf(value, ['field', 'propertyPath', 'path', 'param', 'pointer', 'source', 'loc', 'name']), 1)
    .at(-1)
    ?.match(/\w[\w-]*/g)
    ?.at(-1) ?? ''

// A page, or a part of one, is not a sentence. Other tags may be in a sentence: somebody may have typed them
// (UI-08).
const ofPages =
  /<(?:[!?]|\/?(?:html|head|title|meta|link|style|script|body|header|main|section|div|table|ul|ol|li|h\d|pre|form|hr)\b)/i

/** Returns the lines of all texts in a value. */
function collect(value: unknown, depth: number): string[] {
  if (depth > depthCap) return []
  if (typeof value === 'string') return linesIn(value)
  if (typeof value !== 'object' || value === null) return []
  // An error object has one sentence; its other members are for programs.
  const said = firstOf(value, ['message', 'defaultMessage', 'detail', 'msg', 'reason', 'title'])
  if (typeof said === 'string') return linesIn(said)
  return Object.values(value)
    .slice(0, memberCap)
    .flatMap(member => collect(member, depth + 1))
}

function linesIn(text: string): string[] {
  if (ofPages.test(text)) return []
  return text
    .split('\n', memberCap)
    .map(line => line.trim().slice(0, lengthCap))
    .filter(line => line && line !== '[object Object]')
}
