import type { Page } from 'playwright-core'
import { type FaultKind, faultKinds } from '../../../demo-pages/shop/server/fault-kinds'
import type { Visitor } from '../../../demo-pages/shop/visitor'
import { keysOf } from '../../support/keys-of'
import { isSoak } from '../../support/soak'
import { arrive, blank, journeys, setFault } from '../journey'
import { type Call, calls } from './fault-cells'

const browser = journeys()
// The normal command tries a few cells; `npm run soak` all of them. FAULTS=checkPostcode,500-after tries only
// those.
const people = Number(process.env.PEOPLE ?? (isSoak ? 3 : 2))
const only = process.env.FAULTS?.split(',')
const isLong = isSoak || only !== undefined
if (isLong) jest.setTimeout(3_600_000)

const kinds = keysOf(faultKinds)
const all = Object.entries(calls).flatMap(([name, { isRefusedTwice }]) =>
  kinds.filter(kind => !(isRefusedTwice && kind === 'duplicate')).map(kind => ({ name, kind })),
)
type Cell = (typeof all)[number]

/** Takes every nth of the sample, so that calls and kinds are mixed. */
const step = 289

const cells = all.filter(({ name, kind }, at) => {
  if (only) return only.includes(name) || only.includes(kind) || only.includes(`${name}×${kind}`)
  return isSoak || at % step === 7
})

const isMutation = ({ match }: Call) => !match.startsWith('GET')
const leadsAway = (kind: FaultKind) => kind === '401' || kind === 'login-page'
/** Late, doubled, or handled by the client itself: the shopper still gets the answer. */
const isHarmless = (kind: FaultKind) => ['slow', 'duplicate', '419'].includes(kind)

/** Text unfit for a shopper: markup, code, a framework's phrase, or an empty message. */
const noWords =
  /[<>{}[\]]|SQLSTATE|Whoops|Unauthenticated|unauthorized|CSRF|Too Many|No query|App\\|xception|Conflict|Service Unavailable|Gateway|nginx|given data|undefined|null|NaN|\bJSON\b|has to be read/

/** Runs in the page: records what live regions announce, as a screen reader would hear it. */
function listen(): void {
  const heard: string[] = []
  Object.assign(window, { heard })
  const regions = '[role=alert],[role=status],[aria-live]'
  const note = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    const said = [element?.closest(regions), ...(element?.querySelectorAll(regions) ?? [])]
    for (const region of said) {
      const text = region?.textContent?.trim().replace(/\s+/g, ' ')
      if (text && heard.at(-1) !== text) heard.push(text)
    }
  }
  const begin = () =>
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) note(node)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  begin()
}

type Seen = { messages: string[]; heard: string[]; waysOn: string[]; isFocusLost: boolean; isBusy: boolean }

/** The visible and announced messages about the failure. */
const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
    const text = (element: Element) => element.textContent?.trim().replace(/\s+/g, ' ') ?? ''
    const own = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        element => element.closest('.doorstep') && isShown(element),
      )
    const marked = '[data-tone=error],[role=alert]'
    const outermost = own(marked).filter(
      each => !each.parentElement?.closest(marked) && !each.parentElement?.matches('[data-doorstep-shell]'),
    )
    const words = (element: Element) => {
      const copy = element.cloneNode(true) as Element
      for (const control of copy.querySelectorAll('button,a')) control.remove()
      return text(copy)
    }
    return {
      messages: outermost.map(words).filter(Boolean),
      heard: Reflect.get(window, 'heard') ?? [],
      waysOn: own('button,a')
        .filter(each => each.getAttribute('aria-disabled') !== 'true')
        .map(text),
      isFocusLost: document.activeElement === document.body,
      isBusy: own('[aria-busy=true]').length > 0,
    }
  })

/** Waits until nothing is in progress. */
async function rest(page: Page): Promise<void> {
  let still = 0
  for (let looks = 0; looks < 120 && still < 4; looks++) {
    await page.waitForTimeout(60)
    const { isBusy } = await look(page).catch(() => ({ isBusy: true }))
    still = isBusy ? 0 : still + 1
  }
}

/** Messages that no live region has announced. */
const unheard = ({ messages, heard }: Seen) =>
  messages.filter(each => !heard.some(said => said.includes(each.slice(0, 40))))

/** A widget that retries a call by itself is silent meanwhile; its text is announced a moment later. */
async function lookUntilSaid({ page, call }: Trial, isGood: boolean): Promise<Seen> {
  let seen = await look(page)
  const isSaid = () => seen.messages.length > 0 && !unheard(seen).length
  for (let looks = 0; looks < 50 && !isGood && !call.shown && !isSaid(); looks++) {
    await page.waitForTimeout(100)
    seen = await look(page)
  }
  return seen
}

/** The outcome of the failed press: repeated until the page reports success. */
const ways = /^(Try again|Check again|Not added. Try again)/

class Trial {
  constructor(
    readonly page: Page,
    readonly call: Call,
    readonly visitor: Visitor,
  ) {}
  /** The shop's record of this call. */
  sent() {
    const [method, path = ''] = this.call.match.split(' ')
    const pattern = new RegExp(`^${path.replace('*', '[^/]*')}$`)
    return this.visitor.log.filter(
      each => each.method === method && pattern.test(each.path.split('?')[0] ?? ''),
    )
  }
  isGood = () => this.call.good(this.page).first().isVisible()
  async waitForGood(ms: number): Promise<boolean> {
    try {
      await this.call.good(this.page).first().waitFor({ timeout: ms })
      return true
    } catch {
      return false
    }
  }
}

/** Opens the page as a new visitor, without traces of the last cell. */
async function begin(page: Page, call: Call): Promise<Trial> {
  const { as = 'customer', hasPostcode = true } = call
  // A pending request of the last page must not return with the last visitor's cookie.
  await page.goto(`${browser.url}/assets/logo-mark.svg`)
  await page.evaluate(() => sessionStorage.clear())
  await page.context().clearCookies()
  await page.request.post(`${browser.url}/demo/visitor`, { data: { as, hasPostcode } })
  await call.before?.(page)
  const cookies = await page.context().cookies()
  const id = cookies.find(({ name }) => name === 'doorstep_demo')?.value ?? ''
  return new Trial(page, call, browser.shop.visitors.get(id) as Visitor)
}

async function open({ page, call }: Trial): Promise<void> {
  await page.goto(new URL(call.address, browser.url).href)
  await arrive(page, call.widgets)
}

/** Everything that a shopper would complain about in one cell. */
async function complaints(page: Page, { name, kind }: Cell): Promise<string[]> {
  const call = calls[name] as Call
  const trial = await begin(page, call)
  // A read is retried once by the client itself.
  const times = isMutation(call) ? 1 : 'always'
  const fault = { kind, match: call.match, times, ...(kind === 'slow' && { ms: 300 }) } as const
  if (call.act) {
    await open(trial)
    await call.prepare?.(page)
    await rest(page)
    const input = await call.input?.(page)
    const before = trial.sent().length
    await setFault(page, fault)
    await call.act(page)
    return judge(trial, kind, { before, input })
  }
  const before = trial.sent().length
  await setFault(page, fault)
  // A visitor who is redirected to the login never sees the widget arrive.
  await open(trial).catch(error => {
    if (!leadsAway(kind)) throw error
  })
  return judge(trial, kind, { before, input: undefined })
}

async function judge(
  trial: Trial,
  kind: FaultKind,
  { before, input }: { before: number; input: unknown },
): Promise<string[]> {
  const { page, call, visitor } = trial
  if (leadsAway(kind)) {
    const isThere = await page
      .waitForURL(({ pathname }) => pathname === '/login', { timeout: 8000 })
      .then(
        () => true,
        () => false,
      )
    return isThere ? [] : ['does not lead to the login']
  }
  const wrong: string[] = []
  await rest(page)
  const wasGood = isHarmless(kind) ? await trial.waitForGood(8000) : await trial.isGood()
  const seen = await lookUntilSaid(trial, wasGood)
  // A change that was looked up and found done is announced by then.
  const isGood = wasGood || (await trial.isGood())
  if (isHarmless(kind) && !isGood) wrong.push('no answer is shown')
  const isLeft = !page.url().includes(call.address.split('?')[0] as string)
  const isDone = trial
    .sent()
    .slice(before)
    .some(({ applied }) => applied)
  if (isGood && isMutation(call) && !call.isQuestion && !isDone) wrong.push('says it is done, and it is not')
  if (call.shown && !isLeft) {
    const [shown, truth] = [await call.shown(page), call.truth?.(visitor)]
    if (JSON.stringify(shown) !== JSON.stringify(truth)) wrong.push(`shows ${shown}, and it is ${truth}`)
  }
  if (!isGood) {
    const { messages } = seen
    const isHidden = isMutation(call) && !call.isQuestion && isDone
    if (isHidden && !messages.some(each => /can't tell|don't know|couldn't check/.test(each)))
      wrong.push(`it is done, and what is said is: ${messages.join(' | ')}`)
    if (!messages.length && !call.shown) wrong.push('nothing is said')
    if (new Set(messages).size > 1) wrong.push(`several messages: ${messages.join(' | ')}`)
    const bad = messages.filter(each => noWords.test(each))
    if (bad.length) wrong.push(`no words for a shopper: ${bad.join(' | ')}`)
    const silent = unheard(seen)
    if (silent.length)
      wrong.push(`seen and not heard: ${silent.join(' | ')}; heard ${seen.heard.join(' | ')}`)
    if (call.act && seen.isFocusLost && !isLeft) wrong.push('the focus is lost')
    const now = await call.input?.(page)
    if (JSON.stringify(now) !== JSON.stringify(input)) wrong.push(`what was typed is ${now}, was ${input}`)
  }
  const most = kind === '419' ? 2 : 1
  if (isMutation(call) && trial.sent().length - before > most)
    wrong.push(`sent ${trial.sent().length - before} times`)
  if (!isGood && !(await goesOn(trial))) {
    const { messages, waysOn } = await look(page)
    wrong.push(`no way on: ${messages.join(' | ')}; ${waysOn.slice(-6).join(', ')}`)
  }
  return wrong
}

/** Gives whether the next try, by the offered button or the same press, succeeds. */
async function goesOn(trial: Trial): Promise<boolean> {
  const { page, call, visitor } = trial
  visitor.faults.length = 0
  for (let tries = 0; tries < 2; tries++) {
    const offered = page.locator('.doorstep').getByRole('button', { name: ways }).first()
    try {
      if (tries === 0 && (await offered.count())) await offered.click({ timeout: 3000 })
      else if (call.act) await call.act(page)
      else return false
    } catch {}
    if (await trial.waitForGood(4000)) return true
  }
  return false
}

test(`CALL-02 A-110 A-120 Every tried fault of a call is handled: ${cells.length} of ${all.length} cells of ${Object.keys(calls).length} calls and ${kinds.length} faults`, async () => {
  const left = [...cells]
  const wrong: string[] = []
  const live = async () => {
    const page = await browser.visit(blank, [])
    await page.addInitScript(listen)
    for (let cell = left.shift(); cell; cell = left.shift()) {
      const found = await complaints(page, cell).catch(error => [
        String(error).split('\n').slice(0, 4).join(' '),
      ])
      if (found.length) {
        wrong.push(`${cell.name} × ${cell.kind}: ${found.join('; ')}`)
        if (isLong) process.stdout.write(`${wrong.at(-1)}\n`)
      }
    }
    // An unreadable answer is reported to the page's owner.
    page.complaints.splice(0)
  }
  await Promise.all(Array.from({ length: people }, live))
  const held = cells.length - wrong.length
  process.stdout.write(`Faults × calls: ${held} of ${cells.length} cells held.\n`)
  expect(wrong).toEqual([])
})
