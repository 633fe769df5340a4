import { dateInWords } from '../../shop/calendar/delivery-dates'
import { dayName } from '../../shop/essentials/round-days'
import type { PageData } from '../../shop/page-data'
import { closingInWords } from '../../shop/rules'
import { unbroken } from '../essentials/next-delivery'
import { type Html, html } from '../layout/html'
import { viewBox } from './box-placeholders'
import { type Box, boxApart, contentApart, inNeed, isOpen, isTwin, needsCare, payFor } from './box-report'
import { boxNames, boxPictures, isDue } from './printed-box'

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

/** Returns until when a box can be changed, if there is one that can. */
export const changesUntil = ({ box: { boxes, at } }: PageData): string | false =>
  boxes.some(
    box => box.start_date >= at.slice(0, 10) && badgeOf(box, false)[0] === 'coming' && isOpen(box),
  ) && `You can change a box until ${closingInWords()}.`

/** The boxes of one regular order that are still to come, soonest first. */
type Series = { next: Box; boxes: readonly Box[] }

/** Returns the regular orders with a box to come; the next box of each is the first that comes. */
function seriesOf(coming: readonly Box[]): Series[] {
  const regular = coming.filter(({ order }) => order.frequency > 0)
  return [...new Set(regular.map(({ order_id }) => order_id))].flatMap(id => {
    const boxes = regular.filter(({ order_id }) => order_id === id)
    const next = boxes.find(isDue)
    return next ? { next, boxes } : []
  })
}

/**
 * Returns the boxes of a customer: those that need attention, regular orders with their next box, single boxes, soonest
 * first, then past ones, latest first (L-36).
 */
export function boxLists(data: PageData): Html {
  const { boxes, at } = data.box
  const today = at.slice(0, 10)
  const isPast = (box: Box) => box.start_date < today || box.delivered
  const coming = boxes.filter(box => !isPast(box))
  const series = seriesOf(coming)
  const inSeries = new Set(series.flatMap(each => each.boxes))
  const single = coming.filter(box => !needsCare(box) && !inSeries.has(box))
  const rows = (of: readonly Box[]) =>
    html`<ul class="boxes">${of.map(box => row(box, isPast(box), data))}</ul>`
  const lists: [id: string, title: string, content: Html | false][] = [
    ['care', 'Needs your attention', coming.some(needsCare) && rows(coming.filter(needsCare))],
    [
      'regular',
      'Regular boxes',
      series.length > 0 && html`<ul class="boxes">${series.map(each => seriesRow(each, data))}</ul>`,
    ],
    ['single', 'Single boxes', single.length > 0 && rows(single)],
    [
      'none',
      'Coming',
      coming.length === 0 &&
        html`<p>No box is on its way. <a href="/shop/best-of-local/featured">Choose from Best of Local</a></p>`,
    ],
    ['earlier', 'Earlier boxes', boxes.some(isPast) && rows(boxes.filter(isPast).toReversed())],
  ]
  return html`${lists.map(
    ([id, title, content]) =>
      content &&
      html`<section class="panel" aria-labelledby="boxes-${id}">
<h2 id="boxes-${id}">${title}</h2>
${content}
</section>
`,
  )}`
}

/** Returns a regular order: what comes how often, its next box with all that can be done about it, and the boxes after that. */
function seriesRow({ next, boxes }: Series, data: PageData): Html {
  const later = boxes.filter(box => box !== next && !isListedAgain(box, data))
  const often = oftenInWords(next)
  return html`<li class="boxes__series">${boxPictures(next)}
<div class="boxes__told" data-reprint="series-${next.order_id}"><p><b>${often}</b>: ${boxNames(next)}</p>
<p class="boxes__head"><span>Next <a href="/account/orders/${next.id}" aria-label="${boxApart(next, data.box.boxes)}">${dateInWords(next.start_date)}</a> <b>£${next.grand_total}</b></span>${badge(next, false)}</p>
${later.length > 0 && html`<p class="quiet boxes__later">Then ${later.map((box, at) => html`${at > 0 && ' '}${laterBox(box, at === later.length - 1, data)}`)}</p>`}</div>${viewBox(next, data)}</li>
`
}

/** Returns the day of a later box as a link, and its state if it has one. */
function laterBox(box: Box, isLast: boolean, data: PageData): Html {
  const [, words] = badgeOf(box, false)
  const to = box.shifted && !box.cancelled && data.box.movedTo[box.id]
  const due = data.box.boxes.find(
    each => each !== box && isListedAgain(each, data) && isMovedTo(box, each, data),
  )
  const state = to
    ? `moved to ${dateInWords(to)}`
    : due
      ? `instead of ${dateInWords(due.start_date)}`
      : words.toLowerCase()
  return html`<span class="whole"><a href="/account/orders/${box.id}" aria-label="${boxApart(box, data.box.boxes)}">${dateInWords(box.start_date)}</a>${state && ` (${state})`}${!isLast && ','}</span>`
}

/** Returns "Every Thursday" or "Every second Friday". */
function oftenInWords({ start_date, order: { frequency, weekday } }: Box): string {
  const day = weekday === null ? dateInWords(start_date).split(' ')[0] : dayName(weekday)
  return frequency === 1 ? `Every ${day}` : `Every ${frequency} weeks on ${day}`
}

function badge(box: Box, isPast: boolean): Html | false {
  const [look, words] = badgeOf(box, isPast)
  return words !== '' && html` <span class="badge badge--${look}">${words}</span>`
}

function row(box: Box, isPast: boolean, data: PageData): Html {
  const more = moveNote(box, data)
  return html`<li>${boxPictures(box)}<div class="boxes__told" data-reprint="box-${box.id}"><p class="boxes__head"><a href="/account/orders/${box.id}" aria-label="${boxApart(box, data.box.boxes)}">${dateInWords(box.start_date)}</a>${badge(box, isPast)}</p>
${!isListedAgain(box, data) && html`<p>${contentApart(box, data.box.boxes)}</p>`}
${more && html`<p class="quiet">${more}</p>`}</div>${viewBox(box, data)}</li>
`
}

/** Returns true if the day on which the box comes instead is in the list, with what it holds and costs. */
const isListedAgain = (box: Box, data: PageData): boolean =>
  box.shifted &&
  !box.cancelled &&
  !isTwin(box, data.box.boxes) &&
  data.box.boxes.some(each => isMovedTo(each, box, data))

/** Returns true if the second box comes as the first one instead. */
const isMovedTo = (box: Box, due: Box, { box: { movedTo } }: PageData): boolean =>
  box.order_id === due.order_id && box.start_date === movedTo[due.id]

/** Returns what the badge does not say: the new day, or the reason and what to do. */
function moveNote(box: Box, { box: { movedTo } }: PageData): Html | string | false {
  if (box.cancelled) return false
  if (box.failed.status) return box.failed.reason ?? false
  if (box.failing.status) return html`<span ${inNeed(box)}>${box.failing.reason} ${payFor(box)}</span>`
  const day = box.shifted && movedTo[box.id]
  return !!day && html`It comes on ${unbroken(dateInWords(day))} instead.`
}
