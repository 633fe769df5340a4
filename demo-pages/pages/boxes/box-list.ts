import { dateInWords } from '../../shop/calendar/delivery-dates'
import type { PageData } from '../../shop/page-data'
import { closingInWords } from '../../shop/rules'
import { whole } from '../essentials/next-delivery'
import { type Html, html } from '../layout/html'
import { viewBox } from './box-placeholders'
import { type Box, boxApart, contentApart, inNeed, isOpen, isTwin, needsCare, payFor } from './box-report'

type Badge = 'trouble' | 'still' | 'coming' | 'done'

/** Returns the state of a box in two words; of a box that has not come, whether its day is past. */
function badgeOf(box: Box, isPast: boolean): [look: Badge, words: string] {
  if (box.cancelled) return ['still', 'Cancelled']
  if (box.failed.status) return ['trouble', 'Not delivered']
  if (box.failing.status) return ['trouble', 'Payment needed']
  if (box.shifted) return ['still', 'Moved']
  if (box.paused) return ['still', 'Paused']
  if (box.delivered) return ['done', 'Delivered']
  if (!box.deliverable) return ['trouble', isPast ? 'Not delivered' : 'Cannot come']
  return ['coming', isOpen(box) ? '' : 'On its way']
}

const canChange = (box: Box): boolean => badgeOf(box, false)[0] === 'coming' && isOpen(box)

/**
 * Returns the boxes of a customer: those that need attention, then future ones, soonest first, then past ones, latest
 * first.
 */
export function boxLists(data: PageData): Html {
  const { boxes, at } = data.box
  const today = at.slice(0, 10)
  const isPast = (box: Box) => box.start_date < today || box.delivered
  const coming = boxes.filter(box => !isPast(box))
  const lists: [id: string, title: string, of: readonly Box[], none: Html | false][] = [
    ['care', 'Needs your attention', coming.filter(needsCare), false],
    [
      'coming',
      'Coming',
      coming.filter(box => !needsCare(box)),
      html`<p>No box is on its way. <a href="/shop/best-of-local/featured">Choose from Best of Local</a></p>`,
    ],
    ['earlier', 'Earlier boxes', boxes.filter(isPast).toReversed(), false],
  ]
  return html`${lists.map(
    ([id, title, of, none]) =>
      (of.length > 0 || none) &&
      html`<section class="panel" aria-labelledby="boxes-${id}">
<h2 id="boxes-${id}">${title}</h2>
${id === 'coming' && of.some(canChange) && html`<p class="quiet">You can change a box until ${closingInWords()}.</p>`}
${of.length > 0 ? html`<ul class="boxes">${of.map(box => row(box, isPast(box), data))}</ul>` : none}
</section>
`,
  )}`
}

function row(box: Box, isPast: boolean, data: PageData): Html {
  const [look, words] = badgeOf(box, isPast)
  const more = moveNote(box, data)
  return html`<li><div class="boxes__told"><p class="boxes__head"><a href="/account/orders/${box.id}" aria-label="${boxApart(box, data.box.boxes)}">${dateInWords(box.start_date)}</a>${words && html` <span class="badge badge--${look}">${words}</span>`}</p>
${!isListedAgain(box, data) && html`<p>${contentApart(box, data.box.boxes)}</p>`}
${more && html`<p class="quiet">${more}</p>`}</div>${viewBox(box, data, isOpen(box) ? 'edit' : 'reorder')}</li>
`
}

/** Returns true if the day on which the box comes instead is in the list, with what it holds and costs. */
const isListedAgain = (box: Box, { box: { boxes, movedTo } }: PageData): boolean =>
  box.shifted &&
  !box.cancelled &&
  !isTwin(box, boxes) &&
  boxes.some(each => each.order_id === box.order_id && each.start_date === movedTo[box.id])

/** Returns what the badge does not say: the new day, or the reason and what to do. */
function moveNote(box: Box, { box: { movedTo } }: PageData): Html | string | false {
  if (box.cancelled) return false
  if (box.failed.status) return box.failed.reason ?? false
  if (box.failing.status) return html`<span ${inNeed(box)}>${box.failing.reason} ${payFor(box)}</span>`
  const day = box.shifted && movedTo[box.id]
  return !!day && html`It comes on ${whole(dateInWords(day))} instead.`
}
