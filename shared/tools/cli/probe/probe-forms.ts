import { routes } from '../../../domain/api/client/routes'
import { addDays, type CalendarDate } from '../../../domain/rules/dates/dates'
import { addressOf, callAddress } from '../../../platform/page/addresses'
import { readJson } from '../../../platform/values/json'
import { newKey } from '../../../platform/values/new-key'
import { type Answer, answers, pathAt, type Send, wrongToken } from '../answer'
import { type Asked, type Finding, verdictOf } from './findings'
import { type ContractChecks, isTokenRefused, twoLines } from './probe-calls'
import type { Placement } from './probe-pages'
import type { TestData } from './probe-reads'

type Fields = readonly (readonly [name: string, value: string])[]
type Form = { widget: string; action: string; fields: Fields }
type FormContext = { testData: TestData; today: CalendarDate }

/** Returns the form of a widget on a page; undefined if the widget posts none there. */
type FormOf = (placed: Placement, page: string, given: FormContext) => Omit<Form, 'widget'> | undefined

/** Returns the widget's own form if the page gives its address, or else the form of the page around it. */
const actionAnd =
  (fieldsOf: (placed: Placement, given: FormContext) => Fields): FormOf =>
  (placed, page, given) => {
    const own = placed.option('action')
    const fields = fieldsOf(placed, given)
    if (own !== undefined) return { action: own, fields }
    const { form } = placed
    return form && { action: form.action || page, fields: [...Object.entries(form.fields), ...fields] }
  }

/** Returns a date as day, month and year, as the field expects it. */
const typedDate = (date: CalendarDate) => date.split('-').reverse().join('/')

/** The forms that widgets post, each filled in as a person would. */
const forms: Readonly<Record<string, FormOf>> = {
  'enquiry-form': actionAnd((placed, { testData }) => [
    ['type', placed.first('types', 'value') ?? ''],
    ['address_1', '1 Probe Street'],
    ['postcode', testData.postcode],
  ]),
  'business-requirements': actionAnd(() => [
    ['pname[]', 'Milk'],
    ['usize[]', '1 pint'],
    ['uquantity[]', '10'],
  ]),
  'house-move': actionAnd((placed, { testData, today }) => [
    ['address', placed.option('address') ?? placed.first('addresses', 'id') ?? testData.address ?? ''],
    ['move_date', typedDate(addDays(today, 28))],
  ]),
  'payment-form': (placed, page) => ({
    action: placed.option('action') ?? page,
    fields: [
      ['amount', '1.00'],
      ['_idempotency_key', newKey()],
    ],
  }),
  'postcode-panel': (placed, _, { testData }) =>
    placed.option('variant') === 'account'
      ? {
          action: routes.continueWithAddress.path,
          fields: [['postcode', testData.postcode]],
        }
      : undefined,
}

/** Returns the forms of the pages, each once. */
function formsOn(pages: ReadonlyMap<string, readonly Placement[]>, given: FormContext): Form[] {
  const found = [...pages].flatMap(([page, placed]) =>
    placed.flatMap(each => {
      const form = forms[each.widget]?.(each, page, given)
      return form ? [{ widget: each.widget, ...form }] : []
    }),
  )
  const nameOf = ({ widget, action }: Form) => `${widget} ${action}`
  return [...new Map(found.map(form => [nameOf(form), form])).values()]
}

const breaks = (says: string): Finding => ({ verdict: 'breaks', says })
const odd = (says: string): Finding => ({ verdict: 'odd', says })

/** Returns true if the answer is the login page, or has the status 401. */
const isLogin = ({ status, url }: Answer, site: unknown): boolean =>
  status === 401 || new URL(url).pathname === new URL(addressOf('login', '', site), url).pathname

function ofAnswer(answer: Answer, { site }: ContractChecks): Finding[] {
  const { status, text, networkError, ledTo } = answer
  if (networkError !== undefined || ledTo !== undefined) return [breaks(answers(answer))]
  if (isLogin(answer, site))
    return [breaks(`leads to the login; people are sent to ${addressOf('login', '', site)}`)]
  if ([404, 405, 410, 501].includes(status))
    return [breaks(`answers ${status}: nothing receives the form, and what people typed is lost`)]
  if (isTokenRefused(answer))
    return [breaks(`refuses the token of the page with ${status}, and people see that page. ${twoLines}`)]
  if (status >= 400 && status !== 422)
    return [breaks(`answers ${status}, and people see that page instead of yours`)]
  if (readJson(text) !== undefined && text.trim())
    return [odd(`answers JSON, which people would read as it is: ${text.trim().slice(0, 40)}`)]
  return []
}

/** Returns the finding that a form with a wrong token was accepted: its answer is the same as to the right token. */
function ofWrongToken(wrong: Answer, right: Answer): Finding[] {
  const isSame = wrong.status === right.status && wrong.url === right.url && wrong.text === right.text
  return isSame && right.status < 400
    ? [
        odd(
          'answers a wrong token in the same way: check that it has booked nothing, or other sites could post it',
        ),
      ]
    : []
}

async function tryForm({ widget, action, fields }: Form, send: Send, known: ContractChecks): Promise<Asked> {
  const own =
    action === routes.continueWithAddress.path
      ? callAddress('continueWithAddress', action, known.site)
      : action
  const what = `POST ${own} (the form of ${widget})`
  const because = 'it is at another origin, and nothing is sent there'
  if (pathAt(own, 'https://shop.invalid') === null)
    return { what, verdict: 'not asked', findings: [], widgets: [widget], because }
  const post = (headers: Record<string, string> = {}) =>
    send('POST', own, new URLSearchParams(fields.map(([name, value]) => [name, value])), {
      Accept: 'text/html',
      ...headers,
    })
  const right = await post()
  if (known.isGuest && isLogin(right, known.site))
    return {
      what,
      verdict: 'not asked',
      findings: [],
      widgets: [widget],
      because: 'it is for customers, and nobody is logged in; give --login or --cookie',
    }
  const found = ofAnswer(right, known)
  // Posted last, because some frameworks end the session at a wrong token.
  const findings = found.length ? found : ofWrongToken(await post({ 'X-CSRF-TOKEN': wrongToken }), right)
  return { what, verdict: verdictOf(findings), findings, widgets: [widget] }
}

/**
 * Posts each form that a widget of these pages posts, as a browser does (J-47). If no changes are allowed, it reports
 * the forms as not asked.
 */
export async function tryForms(
  pages: ReadonlyMap<string, readonly Placement[]>,
  {
    send,
    known,
    isWriting,
    ...given
  }: FormContext & { send: Send; known: ContractChecks; isWriting: boolean },
): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const form of formsOn(pages, given))
    asked.push(
      isWriting
        ? await tryForm(form, send, known)
        : {
            what: `POST ${form.action} (the form of ${form.widget})`,
            verdict: 'not asked',
            findings: [],
            widgets: [form.widget],
            because: 'asked with --write, in a sandbox',
          },
    )
  return asked
}
