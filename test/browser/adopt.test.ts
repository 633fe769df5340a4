import { runs } from '../models/runs'
import { isSoak } from '../support/soak'
import { browser, seed } from './adopt'
import { deeds, dice, Typed } from './person'
import { isOver, openStage, places, state, wrongs } from './stage'

// The normal command plays a few quickly; `npm run soak` plays a thousand at a person's pace.
const howMany = isSoak ? runs(1000) : 2 * places.length
const pace = isSoak
  ? { people: 8, longestDelay: 3000, longestPause: 250 }
  : { people: 1, longestDelay: 120, longestPause: 0 }
if (isSoak) jest.setTimeout(3_600_000)

type Person = Awaited<ReturnType<typeof openStage>>

/** A person uses a field while its widget arrives; reports what was lost. */
async function fillInWhileItArrives({ page, composer, set }: Person, run: number): Promise<string[]> {
  const die = dice(seed * 10_000 + run)
  const place = places[run % places.length] as (typeof places)[number]
  const isTyped = place.widget !== 'offline-customer'
  const typed = new Typed()
  const delay = die.below(pace.longestDelay)
  const arrivesAt = Date.now() + delay
  await set(place, delay)
  // The start of the server's own content.
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Backspace')
  const done: string[] = []
  const fewest = 3 + die.below(5)
  while (done.length < fewest || Date.now() < arrivesAt) {
    const name = isTyped ? die.of(Object.keys(deeds)) : 'scroll'
    done.push(name)
    await deeds[name]?.(page, composer, typed, die)
    if (pace.longestPause) await page.waitForTimeout(die.below(pace.longestPause))
  }
  if (!isTyped) await page.keyboard.press('Space')
  // The checkout has no field for these words before "Somewhere else" is chosen: it waits until the field
  // loses focus.
  await isOver(page, place.widget === 'checkout-panel' ? 'loading' : 'mounted')
  const now = await state(page)
  const { focusLosses, judged } = await wrongs(page)
  const wanted = isTyped ? typed.text : 'true'
  const failures = [
    now.value !== wanted && `${now.value} instead of ${wanted}`,
    isTyped &&
      String(now.caret) !== String([typed.from, typed.to]) &&
      `caret ${now.caret} instead of ${typed.from},${typed.to}`,
    (!now.isFocused || focusLosses) && 'the focus was lost',
    judged.length && `judged ${judged}`,
  ].filter(Boolean)
  return failures.map(each => `run ${run}, ${place.widget} ${place.field}, ${done.join(' ')}: ${each}`)
}

test(`F-31 A-118 While ${howMany} widgets arrive, a typing, pressing or scrolling person loses no input, and nothing is checked early`, async () => {
  let next = 0
  const failures: string[] = []
  const live = async () => {
    const person = await openStage(browser.visit)
    while (next < howMany) failures.push(...(await fillInWhileItArrives(person, next++)))
  }
  await Promise.all(Array.from({ length: pace.people }, live))
  expect(failures).toEqual([])
})

test('F-31 A-118 A button held down as its widget arrives is pressed exactly once', async () => {
  const { page, set, arrive } = await openStage(browser.visit)
  const [moving] = places
  await set(moving, null)
  await page.locator('main button', { hasText: 'Check' }).hover()
  await page.mouse.down()
  await arrive()
  await isOver(page, 'loading')
  await page.mouse.up()
  await isOver(page, 'mounted')
  expect((await wrongs(page)).checks).toBe(1)
})

test('F-31 A-118 A key pressed in a field or button during the swap makes one call', async () => {
  const { page, set } = await openStage(browser.visit)
  const [moving] = places
  const die = dice(seed)
  const checks: number[] = []
  for (let run = 0; run < (isSoak ? Math.ceil(howMany / 7) : 4); run++) {
    await set(moving, die.below(60))
    await page.keyboard.insertText('EX4 4QJ')
    const keys = die.of([['Enter'], ['Tab', 'Enter'], ['Tab', 'Space']])
    for (const key of keys) await page.keyboard.press(key, { delay: die.below(30) })
    await isOver(page, 'mounted')
    checks.push((await wrongs(page)).checks)
  }
  expect(checks).toEqual(checks.map(() => 1))
})
