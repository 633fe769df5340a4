// One page as one person sees it at one width: a picture, what axe finds, and how far things move by themselves.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dress } from './modes.mjs'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Adds up layout shifts without a press, as the browsers' own measure does. */
const watchShift = () => {
  window.movedBy = 0
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.movedBy += value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The facts that a page must print even if it prints no state. */
const sayWho = ({ as, hasPostcode }) => {
  Object.assign(window, { isGuest: as === 'guest', ...(hasPostcode && { hasPostcode }) })
}

async function tokenOf(tab, url) {
  const text = await (await tab.request.get(`${url}/`)).text()
  return /name="csrf-token" content="([^"]*)"/.exec(text)?.[1] ?? ''
}

/** Makes the visitor who looks, with what they have done before, and what goes wrong from then on. */
async function prepare(tab, url, { as, before = [] }, { visitor, fault }) {
  await tab.request.post(`${url}/demo/visitor`, { data: { ...as, ...visitor } })
  if (before.length) {
    const headers = { 'X-CSRF-Token': await tokenOf(tab, url), Accept: 'application/json' }
    for (const { path, body } of before) {
      const answer = await tab.request.post(url + path, { data: body, headers })
      if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`)
    }
  }
  if (fault) await tab.request.post(`${url}/demo/faults`, { data: { match: '*', times: 'always', ...fault } })
}

/** Scrolls through the page, so that lazy content is there. */
async function scrollThrough(tab) {
  await tab.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise(resolve => setTimeout(resolve, 60))
    }
    scrollTo(0, 0)
  })
  await tab.waitForLoadState('networkidle')
}

/** Presses a control of that name or selector, types into a field, or goes to another page. */
async function doStep(tab, url, step) {
  if (step.goTo) return tab.goto(url + step.goTo)
  if (step.field) return tab.locator(step.field).first().fill(step.text)
  const roles = ['button', 'link', 'radio'].map(role => tab.getByRole(role, { name: step }))
  const wanted = typeof step === 'string' ? tab.locator(step) : roles[0].or(roles[1]).or(roles[2])
  await wanted.filter({ visible: true }).first().click({ timeout: 5000 })
}

/** Takes one step after the other; `missing` is told what cannot be done at this width. A slow shop answers two calls. */
async function pressAll(tab, url, steps, { fault }, missing) {
  for (const step of steps) {
    await doStep(tab, url, step).catch(() => missing.push(`${step.field ?? step} cannot be used`))
    // Waits for the press's files and data, which may lead to another page; a spinner stays half a second.
    await tab.waitForTimeout(900 + 2 * (fault?.ms ?? 0))
    await tab.waitForLoadState('networkidle')
  }
}

/**
 * Returns what axe finds. It does not know that a popover is above the page, and a bar that sticks to the window covers
 * a part of the page at one place only. So the browser is asked about a target that axe calls too small: 24 px around its
 * middle must be its own once the page has been scrolled to it.
 */
const axeFinds = tab =>
  tab.evaluate(async runOnly => {
    const { violations } = await window.axe.run(document, { runOnly })
    const [left, top] = [scrollX, scrollY]
    const isTooSmall = ({ target }) => {
      const element = document.querySelector(target.at(-1))
      if (!element) return true
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const corners = [-11.5, 11.5].flatMap(right => [-11.5, 11.5].map(down => [right, down]))
      return !corners.every(([right, down]) =>
        element.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)),
      )
    }
    const found = []
    for (const { id, nodes } of violations) {
      const real = []
      for (const node of nodes) if (id !== 'target-size' || isTooSmall(node)) real.push(node)
      if (real.length) found.push(`${id}: ${real.map(({ target }) => target.join(' ')).join(', ')}`)
    }
    scrollTo({ left, top, behavior: 'instant' })
    return found
  }, rules)

const runsOver = tab => tab.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1)

/** Returns the faults of the page in its present state. */
async function findingsOf(tab) {
  await tab.evaluate(axe)
  return [...(await axeFinds(tab)), ...((await runsOver(tab)) ? ['scrolls sideways'] : [])]
}

/** On a picture of the whole page nothing sticks to a window: a bar at the foot is where it ends up. */
const unstick = () => {
  for (const each of document.querySelectorAll('body *'))
    if (getComputedStyle(each).position === 'sticky') {
      each.style.setProperty('position', 'relative', 'important')
      each.style.setProperty('inset', 'auto', 'important')
    }
}

/** Takes the picture; `arrange` gives a page what the server does not print. */
export async function takePicture(browser, { url, now, mode }, { sight, width, file }, arrange) {
  const context = await browser.newContext({
    viewport: { width, height: mode.height ?? 900 },
    reducedMotion: 'reduce',
    hasTouch: width < 500,
    isMobile: width < 500,
    // The page gets a style and a script of ours.
    bypassCSP: true,
    ...mode.browser,
  })
  const tab = await context.newPage()
  const missing = []
  try {
    await tab.addInitScript(watchShift)
    if (mode.visitor?.printsNothing) await tab.addInitScript(sayWho, sight.as)
    await tab.clock.setFixedTime(now)
    await prepare(tab, url, sight, mode)
    await dress(tab, mode)
    await tab.goto(url + sight.path)
    await arrange(tab, sight)
    await tab.waitForLoadState('networkidle')
    await scrollThrough(tab)
    const shift = await tab.evaluate(() => window.movedBy)
    await pressAll(tab, url, sight.presses ?? [], mode, missing)
    const isDialog = (await tab.locator('[role=dialog], [role=alertdialog]').count()) > 0
    const fullPage = !sight.isWindow && !isDialog && !mode.height
    const found = [...missing, ...(await findingsOf(tab))]
    if (fullPage) {
      await scrollThrough(tab)
      await tab.evaluate(unstick)
    }
    await tab.screenshot({ path: file, fullPage, animations: 'disabled' })
    return { shift, found }
  } catch (problem) {
    return { shift: 0, found: [...missing, `could not be looked at: ${problem.message.split('\n')[0]}`] }
  } finally {
    await context.close()
  }
}
