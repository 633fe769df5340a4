import type { PageData } from '../../shop/page-data'
import { depots } from '../../shop/places/depots'
import { html } from '../layout/html'
import { layout } from '../layout/layout'
import { placeholder } from '../placeholders'

const addressOf = ({ address_1, address_2, address_3, city, postcode }: (typeof depots)[number]): string =>
  [address_1, address_2, address_3, city, postcode].filter(Boolean).join(', ')

/** Renders the list of depots, which the widget extends by a map. */
export function depotsPage(data: PageData): string {
  const markers = depots.map(depot => ({
    position: depot.position,
    infoTitle: depot.title,
    infoTel: depot.phone,
    infoMail: depot.email,
    infoAddress: addressOf(depot),
  }))
  const fallback = html`<section class="panel">
<h2>Our depots</h2>
<ul>${depots.map(
    depot =>
      html`<li><b>${depot.title}</b><br>${addressOf(depot)}<br><a href="tel:${depot.phone.replace(/\s/g, '')}">${depot.phone}</a><br><a href="mailto:${depot.email}">${depot.email}</a></li>`,
  )}</ul>
</section>`
  const main = html`<div class="page">
<h1>Find a depot</h1>
<p class="intro">Every float leaves one of these yards before four in the morning.</p>
${placeholder('map', { tiles: '/api/tiles/{z}/{x}/{y}', attribution: 'Map © Doorstep Dairy', load: 'ready' }, fallback, { markers })}
</div>`
  return layout({ title: 'Our depots', main }, data)
}
