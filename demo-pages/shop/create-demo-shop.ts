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

/** All that a shop knows: a structured clone can be stored, and given to the shop that goes on. */
export type ShopMemory = { lastId: number; visitors: Visitor[] }

export type DemoShopOptions = {
  /** Returns the shop's clock. */
  now?: () => Date
  /** The same seed gives the same cookies and tokens. */
  seed?: number
  /** Where visits take place. */
  origin?: string
  /** What an earlier shop knew. */
  memory?: ShopMemory | undefined
  /** How a slow answer passes its time; a model test gives its own scheduler. */
  wait?: Wait
  hear?: Hear
}

/** A page view: where it is sent instead, or what to render it from, and the cookie to set. */
export type PageView = { setCookie: string | null } & ({ redirect: string } | { data: PageData })

export type DemoShop = {
  /** Answers one call or form post; rejects with a TypeError when a fault loses the connection. */
  fetch(request: Request): Promise<Response>
  /** The same in two moments: what the shop does, and the answer's delivery. */
  receive(request: Request): Promise<Exchange>
  /** Every call of every visitor, oldest first. */
  readonly log: readonly LogEntry[]
  readonly visitors: ReadonlyMap<string, Visitor>
  memory(): ShopMemory
  /** A new visitor with a browser of their own. */
  visit(options?: VisitorSetup): Visit
  /** Opens a page for the visitor of the request's cookie. */
  openPage(request: Request, nonce: string): PageView
  /**
   * True if some visitor is about to lose a connection: a server then reuses none, since browsers repeat a call that
   * fails on a reused one.
   */
  isAboutToDrop(): boolean
}

/** Kept by the seasonal popup while it is not to be shown again; a page that finds it need not fetch what would not show. */
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

/** What all shops do alike; made once, as its routes are sorted at the first call. */
const app = new Hono<ShopEnv>()
  .use(async (c, next) => {
    if (c.env.hear) tellOf(c, c.env.hear)
    await next()
    if (c.res.status < 400 && !c.get('isRefused') && !c.get('isRepeated')) c.env.entry.applied = true
  })
  .use(requireToken)
  .use(bookOnce)
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
 * The server's side of every call the widgets make: a Request goes in, a Response comes out, everything in memory.
 * Each visitor, known by the `doorstep_demo` cookie, has a shop of their own.
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
      const redirect = redirectOf(visitor, url)
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
