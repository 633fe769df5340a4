import type { wireBasket, wireDraft, wireLines } from './boxes/box-basket'
import type { WireBox, wireLatest } from './boxes/box-deliveries'
import type { activeBoxOrder } from './boxes/box-orders'
import type { OfferedDate } from './calendar/delivery-dates'
import type { pausable } from './customers/pauses'
import type { SentState } from './customers/sent-state'
import type { EssentialPage } from './essentials/essential-page'
import type { HouseMovePage } from './house-moves/house-move-page'
import type { MoneyPage } from './money/money-page'
import type { RegistrationPage } from './registration/registration-page'
import type { DemoHint } from './server/demo-hint'
import type { AddressRow, Flash } from './visitor'

/** The values that the site sets on `window` for the widgets, in one classic script per page. */
export type PageGlobals = {
  csrfToken: string
  activeCoupon: string | null
  hasPostcode: boolean
  isGuest: boolean
}

/** One post of the social block, as the site would print it. */
export type SocialPost = {
  image: string | null
  user: { profile_image_url: string }
  text: string
  link: string
  retweet_count: number
  favorite_count: number
}

/** The contact of the visitor's depot, or of the head office if no postcode is known. */
export type DepotContact = { title: string; email: string; phone: string }

/** A row of the account's list; dates are DD/MM/YYYY, as the page prints them. */
type PauseRow = { id: number; start_date: string; end_date: string }

/** The data of the pages of Best of Local. */
export type BoxPage = {
  /** The shop's answers with the basket and the latest boxes; `latest` is null for a guest. */
  answer: ReturnType<typeof wireBasket>
  latest: ReturnType<typeof wireLatest> | null
  /** The time at which the answers were computed. */
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
  /** The customer's boxes of the last two months and of the next month, and each order's first box after that. */
  boxes: readonly WireBox[]
  /** The box that the page is about, if it is about one. */
  asked: WireBox | null
  /** True if the last confirmation changed an existing order. */
  isAmended: boolean
  /** The new day of each moved box, by its id. */
  movedTo: Readonly<Record<string, string | undefined>>
  unfinished: ReturnType<typeof activeBoxOrder>
}

/** Everything that the control panel offers, and its current settings. */
export type DemoPanel = {
  postcodes: readonly DemoHint[]
  codes: readonly DemoHint[]
  customers: readonly { email: string; name: string }[]
  faultKinds: readonly { kind: string; label: string }[]
  faults: readonly { kind: string; match: string; times: number | 'always' }[]
  printsNothing: boolean
  postcode: string | null
}

/** The bundle's `manifest.json`: for each widget its load strategy and its files. */
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
  /** Undefined before the bundle is built. */
  bundle?: Bundle
  /** For the page's inline classic scripts: `<script nonce="…">`; a new one for every page view. */
  nonce: string
  globals: PageGlobals
  /** Null for a guest. */
  customer: { id: number; name: string; email: string } | null
  /** The confirmed postcode, or null. */
  postcode: string | null
  /** The confirmed postcode for the shop's own form, which posts it even if the page does not tell the widgets. */
  formPostcode: string | null
  /** True if the round accepts no more new customers today. */
  isQuotaReached: boolean
  flash: Flash | null
  /** The errors of the last form post: every message of every field. */
  errors: Readonly<Record<string, readonly string[]>>
  /** The typed values of the refused form; never a password or a token. */
  old: Readonly<Record<string, string>>
  depot: DepotContact
  posts: readonly SocialPost[]
  /** The first and last day of the Christmas range, DD/MM/YYYY, while the visitor is to be told about it. */
  christmas: { from: string; until: string } | null
  pauses: readonly PauseRow[]
  addresses: readonly AddressRow[]
  /** What a pause of the next weeks would stop, for the page of pauses. */
  pausable: ReturnType<typeof pausable>
  /** Null on pages about something else. */
  houseMove: HouseMovePage | null
  box: BoxPage
  essentials: EssentialPage
  /** True if anything is ordered at all. */
  hasProducts: boolean
  /** Null on every other page. */
  registration: RegistrationPage | null
  sent: SentState
  /** The customer's name and phone number. */
  details: Readonly<Record<'title' | 'firstname' | 'lastname' | 'phone', string>>
  /** The customer's ledger, computed at the first use. */
  readonly money: MoneyPage
  demo: DemoPanel
}
