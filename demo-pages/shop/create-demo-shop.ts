import { Hono } from 'hono'
import { boxBasketRoutes } from './boxes/box-basket'
import { boxCheckoutRoutes } from './boxes/box-checkout'
import { boxOrderRoutes } from './boxes/box-orders'
import { weekRoutes } from './calendar/week'
import { accountRoutes } from './customers/account'
import { businessRoutes } from './customers/business'
import { contactRoutes } from './customers/contact'
import { detailsRoutes } from './customers/details'
import { dayOrderRoutes } from './essentials/day-orders'
import { oneOffOrderRoutes } from './essentials/one-off-orders'
import { regularOrderRoutes } from './essentials/regular-orders'
import { houseMoveRoutes } from './house-moves/house-moves'
import { paymentRoutes } from './money/payments'
import type { PageData } from './page-data'
import { pageData, redirectOf } from './pages'
import { depotRoutes } from './places/depots'
import { recipeRoutes } from './products/recipes'
import { searchRoutes } from './products/search'
import { postcodeRoutes } from './registration/postcode-check'
import { promoRoutes } from './registration/promo'
import { registrationRoutes } from './registration/registration'
import { become, controlRoutes, type VisitorSetup } from './server/control'
import { bookOnce } from './server/idempotency'
import { cookieIn, createReceiver, type Exchange, recognise, type Wait, waitForTimer } from './server/receive'
import {
  type Hear,
  plainPage,
  rememberPage,
  rememberWayBack,
  type ShopContext,
  type ShopEnv,
} from './server/replies'
import { requireToken } from './server/security'
import { createVisit, type Visit } from './visit'
import type { LogEntry, Visitor } from './visitor'
import { admitVisitor, createWorld } from './visitors'

/** All data of a shop. A structured clone of it can be stored and passed to the next shop. */
export type ShopMemory = { lastId: number; visitors: Visitor[] }

export type DemoShopOptions = {
  /** Returns the shop's clock. */
  now?: () => Date
  /** The seed of cookies and tokens; the same seed gives the same values. */
  seed?: number
  /** The origin of the shop's pages. */
  origin?: string
  /** The data of an earlier shop. */
  memory?: ShopMemory | undefined
  /** Delays a slow answer; a model test passes its own scheduler. */
  wait?: Wait
  hear?: Hear
}

/** A page view: its redirect or the data to render it from, and the cookie to set. */
export type PageView = { setCookie: string | null } & ({ redirect: string } | { data: PageData })

export type DemoShop = {
  /** Answers one call or form post; rejects with a TypeError if a fault loses the connection. */
  fetch(request: Request): Promise<Response>
  /** Answers in two steps: what the shop does, and the delivery of the answer. */
  receive(request: Request): Promise<Exchange>
  /** Every call of every visitor, oldest first. */
  readonly log: readonly LogEntry[]
  readonly visitors: ReadonlyMap<string, Visitor>
  memory(): ShopMemory
  /** Creates a new visitor with a browser of their own. */
  visit(options?: VisitorSetup): Visit
  /** Opens a page for the visitor of the request's cookie. */
  openPage(request: Request, nonce: string): PageView
  /**
   * Returns true if a visitor is about to lose a connection. A server then reuses no connection, because browsers
   * repeat a call that fails on a reused one.
   */
  isAboutToDrop(): boolean
}

/**
 * The cookie of the seasonal popup while it must not be shown again; a page that finds it need not fetch the popup's
 * code.
 */
const popupCookie = 'seasonal_popup'

function tellOf(c: ShopContext, hear: Hear) {
  const json = c.json as (body: unknown, ...rest: unknown[]) => Response
  const telling = (body: unknown, ...rest: unknown[]) => {
    const reply = json(body, ...rest)
    hear({ method: c.req.method, path: c.req.path, status: reply.status, body })
    return reply
  }
  c.json = telling as unknown as typeof c.json
}

/** The routes of all shops, created once, because they are sorted at the first call. */
const app = new Hono<ShopEnv>()
  .use(async (c, next) => {
    if (c.env.hear) tellOf(c, c.env.hear)
    await next()
    if (c.res.status < 400 && !c.get('isRefused') && !c.get('isRepeated')) c.env.entry.applied = true
  })
  .use(bookOnce)
  .use(requireToken)
  .get('/csrf-token', c => c.json({ token: c.env.visitor.csrfToken }, 200, { 'Cache-Control': 'no-store' }))
  .get('/login', () => plainPage(200, 'Log in', 'Please log in to your account.'))
  .route('/', postcodeRoutes)
  .route('/', promoRoutes)
  .route('/', registrationRoutes)
  .route('/', accountRoutes)
  .route('/', detailsRoutes)
  .route('/', paymentRoutes)
  .route('/', houseMoveRoutes)
  .route('/', contactRoutes)
  .route('/', recipeRoutes)
  .route('/', businessRoutes)
  .route('/', searchRoutes)
  .route('/', depotRoutes)
  .route('/', regularOrderRoutes)
  .route('/', dayOrderRoutes)
  .route('/', oneOffOrderRoutes)
  .route('/', weekRoutes)
  .route('/', boxBasketRoutes)
  .route('/', boxCheckoutRoutes)
  .route('/', boxOrderRoutes)
  .route('/', controlRoutes)
  .notFound(c =>
    c.req.header('X-Requested-With') ? c.json({ message: 'Not found.' }, 404) : plainPage(404, 'Not found'),
  )

/**
 * Creates the server's side of every call that the widgets make: a Request goes in, a Response comes out, everything in
 * memory. Each visitor, identified by the `doorstep_demo` cookie, has a shop of their own.
 */
export function createDemoShop({
  now = () => new Date(),
  seed = 1,
  origin = 'https://shop.test',
  memory,
  wait = waitForTimer,
  hear,
}: DemoShopOptions = {}): DemoShop {
  const world = createWorld(now, seed)
  if (memory) world.lastId = memory.lastId
  for (const visitor of memory?.visitors ?? []) world.visitors.set(visitor.id, visitor)
  const log: LogEntry[] = []
  const receive = createReceiver({ app, world, log, wait, hear })
  const answer = async (request: Request) => (await receive(request)).deliver()
  return {
    fetch: answer,
    receive,
    log,
    visitors: world.visitors,
    memory: () => ({ lastId: world.lastId, visitors: [...world.visitors.values()] }),
    visit(options) {
      const visitor = admitVisitor(world)
      if (options) become(world, visitor, options)
      return createVisit(world, visitor, answer, origin)
    },
    openPage(request, nonce) {
      const { visitor, setCookie } = recognise(world, request)
      const url = new URL(request.url)
      if (url.pathname === '/login' && visitor.intended === null) rememberPage(visitor, request)
      if (url.pathname === '/login') rememberWayBack(visitor, url)
      const redirect = redirectOf(visitor, url, world.now())
      return redirect === null
        ? {
            setCookie,
            data: pageData(visitor, url, nonce, now(), cookieIn(request, popupCookie) !== undefined),
          }
        : { setCookie, redirect }
    },
    isAboutToDrop: () =>
      [...world.visitors.values()].some(({ faults }) =>
        faults.some(({ kind }) => kind === 'offline' || kind === 'drop-after'),
      ),
  }
}
