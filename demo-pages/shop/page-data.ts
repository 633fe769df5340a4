import type { wireBasket, wireDraft, wireLines } from './boxes/box-basket'
import type { WireBox, wireLatest } from './boxes/box-deliveries'
import type { activeBoxOrder } from './boxes/box-orders'
import type { OfferedDate } from './calendar/delivery-dates'
import type { SentState } from './customers/sent-state'
import type { EssentialPage } from './essentials/essential-page'
import type { HouseMovePage } from './house-moves/house-move-page'
import type { MoneyPage } from './money/money-page'
import type { RegistrationPage } from './registration/registration-page'
import type { DemoHint } from './server/demo-hint'
import type { AddressRow, Flash } from './visitor'

/** What the site puts on `window` for the widgets, in one classic script per page. */
export type PageGlobals = {
  csrfToken: string
  activeCoupon: string | null
  hasPostcode: boolean
  isGuest: boolean
}

/** One post of the social block, in the shape the site would print it. */
export type SocialPost = {
  image: string | null
  user: { profile_image_url: string }
  text: string
  link: string
  retweet_count: number
  favorite_count: number
}

/** How to reach the visitor's depot; head office when no postcode is known. */
export type DepotContact = { title: string; email: string; phone: string }

/** A row of the account's list; dates are DD/MM/YYYY, as the page prints them. */
type PauseRow = { id: number; start_date: string; end_date: string }

/** What the pages of Best of Local are rendered from. */
export type BoxPage = {
  /** What the shop answers to whoever reads the basket, and the latest boxes: null for a guest. */
  answer: ReturnType<typeof wireBasket>
  latest: ReturnType<typeof wireLatest> | null
  /** When this was so. */
  at: string
  order: ReturnType<typeof wireDraft> | null
  lines: ReturnType<typeof wireLines>
  coupon: string | null
  /** Decimal texts of pounds. */
  discount: string
  total: string
  minimum: string
  dates: readonly OfferedDate[]
  days: readonly { value: number; label: string }[]
  deliveryOptions: readonly { value: string; label: string }[]
  instructionOptions: readonly { value: string; label: string }[]
  christmasDates: readonly string[]
  isPastCutoff: boolean
  /** The customer's boxes of the last two months and of the next, and of every order the first after that. */
  boxes: readonly WireBox[]
  /** The box that the page is about, if it is about one. */
  asked: WireBox | null
  /** The last confirmation has changed an existing order. */
  isAmended: boolean
  /** On which day a box comes that was moved, by its id. */
  movedTo: Readonly<Record<string, string | undefined>>
  unfinished: ReturnType<typeof activeBoxOrder>
}

/** Everything the control panel offers and its present settings. */
export type DemoPanel = {
  postcodes: readonly DemoHint[]
  codes: readonly DemoHint[]
  customers: readonly { email: string; name: string }[]
  faultKinds: readonly { kind: string; label: string }[]
  faults: readonly { kind: string; match: string; times: number | 'always' }[]
  printsNothing: boolean
  postcode: string | null
}

/** What the bundle's `manifest.json` says of each widget: when it is fetched, and which files. */
export type Bundle = {
  widgets: Readonly<
    Record<
      string,
      {
        when: string
        script: string
        needed: readonly string[]
        styles: readonly string[]
        asleep?: readonly string[]
      }
    >
  >
}

/** Everything a host page needs to be rendered for one visitor and one request. */
export type PageData = {
  /** Path without query, for example '/account/pauses'. */
  path: string
  query: Readonly<Record<string, string>>
  /** None before the bundle is built. */
  bundle?: Bundle
  /** For the page's inline classic scripts: `<script nonce="…">`; a new one for every page view. */
  nonce: string
  globals: PageGlobals
  /** Null for a guest. */
  customer: { name: string; email: string } | null
  /** The confirmed postcode, or null. */
  postcode: string | null
  /** The same for the shop's own form, which posts the value even where the page does not tell it to widgets. */
  formPostcode: string | null
  /** True if its round takes no more new customers today. */
  isQuotaReached: boolean
  flash: Flash | null
  /** Server-side validation of the last form post: every message of every field. */
  errors: Readonly<Record<string, readonly string[]>>
  /** What was typed into the refused form; never a password or a token. */
  old: Readonly<Record<string, string>>
  depot: DepotContact
  posts: readonly SocialPost[]
  /** While there is a Christmas range of which the visitor is to be told: its first and last day, DD/MM/YYYY. */
  christmas: { from: string; until: string } | null
  pauses: readonly PauseRow[]
  addresses: readonly AddressRow[]
  /** The days of the next weeks on which something comes, for the page of pauses. */
  deliveryDays: readonly string[]
  /** Null on pages that are about something else. */
  houseMove: HouseMovePage | null
  box: BoxPage
  essentials: EssentialPage
  /** True if anything is ordered at all. */
  hasProducts: boolean
  /** Null on every other page. */
  registration: RegistrationPage | null
  sent: SentState
  /** How the customer is called and reached. */
  details: Readonly<Record<'title' | 'firstname' | 'lastname' | 'phone', string>>
  /** The customer's account of money; worked out when it is asked for. */
  readonly money: MoneyPage
  demo: DemoPanel
}
