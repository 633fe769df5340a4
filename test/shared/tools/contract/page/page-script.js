// The script of a page, checked against dist/doorstep.d.ts; intended mistakes must be found.

window.csrfToken = 'the token of this session'
window.isGuest = false
window.activeCoupon = null
// @ts-expect-error: a yes or no
window.hasPostcode = 'yes'

window.addEventListener('valid-postcode', ({ detail }) => {
  document.title = `${detail.postcode.toUpperCase()} ${detail.quotaReached ? 'is full' : ''}`
})
window.addEventListener('product-posted', event => {
  event.preventDefault()
  // @ts-expect-error: the event carries no price
  console.log(event.detail.quantity + 1, event.detail.price)
})
window.addEventListener('doorstep:failed', ({ detail }) => console.log(detail.widget, detail.message))

window.addEventListener('doorstep:error', ({ detail }) => console.log(detail.widget, detail.fingerprint))
window.addEventListener('doorstep:measured', ({ detail }) => {
  if (detail.of === 'call') console.log(detail.name, detail.duration.toFixed(), detail.outcome)
  // @ts-expect-error: widgets and calls are measured, pages are not
  if (detail.of === 'page') console.log(detail)
})

// As in the README.
Doorstep.on('valid-postcode', ({ postcode }) => console.log(postcode))

const stopListening = window.Doorstep?.on('open-weekly-basket', ({ date }) =>
  console.log(date ?? 'this week'),
)
stopListening?.()
window.Doorstep?.mount(document)
window.Doorstep?.mount()
for (const { widget, state } of window.Doorstep?.report().placeholders ?? []) {
  if (state === 'failed') console.log(widget)
}
// @ts-expect-error: no such event
window.Doorstep?.on('basket-changed', () => {})

/** @type {Doorstep.WidgetOptions['map']} */
const map = {
  markers: [{ position: { lat: 51.4, lng: -2.6 }, infoTitle: 'Oakdale', infoTel: '01632 960001' }],
  labels: { show: 'Show the map' },
}
/** @type {Doorstep.WidgetOptions['map']} */
// @ts-expect-error: a map without markers shows nothing
const empty = {}
/** @type {Doorstep.WidgetName} */
const placed = 'postcode-panel'
/** @type {Doorstep.WidgetOptions['postcode-panel']} */
const panel = { variant: 'registration' }
/** @type {Doorstep.WidgetOptions['postcode-panel']} */
// @ts-expect-error: no such variant
const other = { variant: 'garden' }
console.log(map, empty, placed, panel, other)
