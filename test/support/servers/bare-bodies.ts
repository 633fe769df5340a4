// Bodies of pages outside the demo shop, each with one widget.

const json = (given: object) => `<script type="application/json">${JSON.stringify(given)}</script>`

/** Longer than any column. */
export const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

/** The page body for each widget; widgets that are not listed use their first example. */
export const bodies = {
  'account-phone':
    '<div data-widget="account-phone" data-phone="0117 496 0142" data-editing><p>0117 496 0142</p></div>',
  'account-name':
    '<div data-widget="account-name" data-firstname="Alison" data-lastname="Roe"><p>Alison Roe</p></div>',
  'account-password': '<div data-widget="account-password"><p>Your password</p></div>',
  'info-panel': `<div data-widget="info-panel" data-title="${long}"><template data-slot="content"><p>Wheat, milk and eggs. <a href="/found">More</a></p></template><aside>${long}</aside></div>`,
  'payment-form': '<div data-widget="payment-form" data-action="/posted"><p>Ring us to pay</p></div>',
  'enquiry-form': `<div data-widget="enquiry-form" data-action="/posted">${json({ types: [{ value: 'deliveries', label: 'Deliveries' }], values: { type: 'deliveries', address_1: '', postcode: '' } })}<p>Ring us</p></div>`,
  'business-requirements':
    '<div data-widget="business-requirements" data-action="/posted"><p>Ring us</p></div>',
  'transaction-search':
    '<div data-widget="transaction-search" data-action="/found"><p>All transactions</p></div>',
  paginator:
    '<div data-widget="paginator" data-total="112" data-page="2" data-url="/found?page={page}"><a href="/found?page=1">Back</a></div>',
  'community-grid':
    '<ul data-community-grid><li data-community-item="a">One</li></ul><div data-widget="community-grid"><p><a href="/more" data-community-next>Load more</a></p></div>',
  typeahead:
    '<div data-widget="typeahead" data-url="/suggest" data-action="/found"><form action="/found"><input name="q" aria-label="Search"></form></div>',
  'house-move': `<div data-widget="house-move" data-action="/posted" data-postcode="BA1 5LR">${json({ addresses: [{ id: 1, address_summary: long }] })}<p>Ring us</p></div>`,
  'mobile-nav': `<div data-widget="mobile-nav">${json({ groups: { main: [{ href: '/found', label: long }], delivery: [{ href: '/a', label: 'A' }] } })}<a href="/found">All</a></div>`,
  'referral-link': `<div data-widget="referral-link" data-url="https://doorstep.example/r/${long}"><p>Your link</p></div>`,
  'seasonal-popup': `<div data-widget="seasonal-popup" data-text="${long} ${long}">${json({ labels: { title: long, link: long } })}<p><a href="/shop">Our shop</a></p></div>`,
  'equal-height':
    '<div data-widget="equal-height"></div><div data-equal-height id="row"><section id="a">A<p id="tall">Tall</p></section><section id="b">B</section><section id="c">C</section></div>',
  tabs: `<div data-widget="tabs">${json({
    tabs: [
      { panel: 'one', label: long },
      { panel: 'two', label: 'Two' },
    ],
  })}</div><div id="one">One</div><div id="two">The second</div>`,
  'product-selector': `<form action="/posted" method="post"><div data-widget="product-selector">${json({
    scheme: {
      reward_type: 'free',
      reward_order_type: 'oneoff',
      reward_max_qty: 2,
      products: [
        { id: 101, name: long },
        { id: 102, name: 'Eggs' },
      ],
    },
  })}<p>Choose later</p></div></form>`,
  map: `<div data-widget="map" data-tiles="/none/{z}/{x}/{y}">${json({ markers: [{ position: { lat: 51, lng: -2 }, infoTitle: long, infoMail: `${long}@doorstep.example` }] })}<p>Ring us</p></div>`,
} as const

/** The style sheet for the page with three columns side by side. */
export const columns =
  '#row { display: flex; align-items: flex-start } section { width: 60px } p { margin: 0 } #tall { height: 240px } #tall[hidden] { display: none } .late { height: 300px }'
