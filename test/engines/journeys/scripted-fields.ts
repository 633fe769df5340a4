import { addDays, formatDate } from '../../../shared/domain/rules/dates/dates'
import { today } from '../../../shared/platform/values/london'
import { shopNow } from '../../support/shop-time'
import type { Visitor } from './visitor'

type Placeholder = { widget: string; attributes?: Record<string, string>; json?: object }

const types = [
  { value: 'deliveries', label: 'My deliveries' },
  { value: 'feedback', label: 'Feedback' },
]
const inForm: readonly Placeholder[] = [
  { widget: 'promo-field' },
  { widget: 'enquiry-form', json: { types } },
  { widget: 'pause-picker' },
  { widget: 'offline-customer' },
  { widget: 'typeahead', attributes: { 'data-name': 'product' }, json: { items: ['Whole milk'] } },
  { widget: 'business-requirements' },
]
const alone: readonly Placeholder[] = [
  { widget: 'recipe-email', attributes: { 'data-recipe': '1' } },
  { widget: 'payment-form', attributes: { 'data-action': '/account/payments' } },
]

// Built node by node, since the page's policy lets no script write markup.
const build = `(inForm, alone) => {
  const add = (place, name, attributes = {}, text = '') => {
    const made = document.createElement(name)
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
    made.textContent = text
    place.append(made)
    return made
  }
  const main = document.querySelector('main')
  main.replaceChildren()
  const form = add(main, 'form', { id: 'all', method: 'post', action: '/nowhere' })
  const put = place => ({ widget, attributes, json }) => {
    const own = json ? { 'data-json': JSON.stringify(json) } : {}
    add(place, 'div', { ...attributes, ...own, 'data-load': 'ready', 'data-widget': widget })
  }
  inForm.forEach(put(form))
  add(form, 'button', { type: 'reset' }, 'Clear the form')
  alone.forEach(put(main))
  // A payment is sent once it has a token of the moment: until then the widget keeps it.
  window.addEventListener('submit', event => {
    if (!event.defaultPrevented) window.posted = Object.fromEntries(new FormData(event.target))
    event.preventDefault()
  })
}`

const day = (after: number, pattern?: string) => formatDate(addDays(today(shopNow()), after), pattern)
const usualPause = { start_date: day(2), end_date: day(2) }

const first = {
  referral_code: 'WELCOME10',
  type: 'deliveries',
  address_1: '4 Coronation Road',
  postcode: 'BS3 4TN',
  start_date: day(15),
  end_date: day(17),
  product: 'Whole milk',
  'pname[]': 'Bread',
  email: 'alison@home.example',
  amount: '12.50',
}
const second = {
  ...first,
  referral_code: '\u200EWEL\u00ADCOME10\u200B',
  address_1: '5 Greville Street',
  start_date: day(16, 'YYYY-MM-DD'),
  end_date: day(18, 'dddd Do MMM YYYY'),
  product: 'Butter',
  'pname[]': 'Cheese',
  amount: '£13',
}

// A hidden field beside the visible one posts the date.
const fill = `(values, events) => {
  const tell = field => {
    for (const type of events) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  for (const [name, value] of Object.entries(values)) {
    const named = document.querySelector('.doorstep [name="' + name + '"]')
    const field = named.type === 'hidden' ? named.parentElement.querySelector('[type=text]') : named
    field.value = value
    tell(field)
  }
  const box = document.querySelector('.doorstep [type=checkbox][name=offline]')
  if (!box.checked) {
    box.checked = true
    tell(box)
  }
}`
const sent = `selector => Object.fromEntries([...document.querySelectorAll(selector)].flatMap(form =>
  [...new FormData(form)].filter(([name]) => !['_token', '_idempotency_key', 'referral_code_checked'].includes(name))))`

const more = { offline: '1', 'usize[]': '', 'uquantity[]': '' }
const written = { ...first, ...more }
const writtenAgain = {
  ...second,
  ...more,
  referral_code: 'WELCOME10',
  start_date: day(16),
  end_date: day(18),
  amount: '13.00',
}

/** A page whose scripts fill its fields, with and without events, and which has a reset button. */
export async function fillByScript(visitor: Visitor): Promise<void> {
  await visitor.open('/terms', [], { as: 'guest', hasPostcode: false })
  await visitor.script('puts widgets there', build, [inForm, alone])
  await visitor.arrives([...inForm, ...alone].map(({ widget }) => widget))
  await visitor.script('fills them in', fill, [first, ['input', 'change']])
  await visitor.script('reads what would be sent', sent, ['main form'], written)
  await visitor.press('button', 'Check')
  await visitor.sees('Code added successfully!')
  await visitor.script('fills them in and says nothing', fill, [second, []])
  await visitor.keys('Shift')
  await visitor.script('reads what would be sent', sent, ['main form'], writtenAgain)
  await visitor.script('fills one in and says nothing', fill, [{ amount: '£14' }, []])
  await visitor.press('button', 'Make Payment')
  await visitor.script('reads what was sent', '() => window.posted?.amount', [], '14.00')
  await visitor.press('button', 'Clear the form')
  // An empty row of requirements is not sent.
  await visitor.script('reads what is left', sent, ['#all'], {
    referral_code: '',
    type: '',
    address_1: '',
    postcode: '',
    ...usualPause,
    product: '',
    offline: '0',
  })
}
