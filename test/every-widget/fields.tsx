import { act, fireEvent } from '@testing-library/react'
import { observe, use } from '../support/fields/observe'
import { type Control, componentsOf, controlsNow, keyOf, openScene } from '../support/fields/open-scene'
import { type Scene, scenesOf } from '../support/fields/scenes'
import { byPerson, isTyped, valueFor, type Way, ways } from '../support/fields/ways'
import { arriveBy } from '../support/page/arrive-by'
import { withoutScrolling } from '../support/page/layout'
import { pass } from '../support/test-time'

/** A field that can be reached: its page, its distinguishing mark and its possible values. */
type Place = {
  scene: Scene
  key: string
  value: string
  isPassword: boolean
  /** The components around it, from the inside out. */
  components: string[]
  /** Fields of one kind have the same owner of their value. */
  kind: string
  trials: readonly Trial[]
}

/** An event that changes a field, and the faults after it. */
type Trial = {
  name: string
  has: (control: Control) => boolean
  faultsOf: (place: Place, known: { alone: Outcome; expected: Outcome }) => Promise<string[]>
}

/** A spinner that comes in one of these times goes in the next. */
const settle = async () => {
  for (const ms of [1000, 1000, 1000]) await pass(ms)
}

const find = (key: string) => controlsNow().find(each => keyOf(each) === key)

/** The editable fields of a widget, each once, in the first scene that shows it. */
async function fieldsOf(widget: string): Promise<Place[]> {
  const known = new Map<string, Place>()
  for (const scene of await scenesOf(widget)) {
    sessionStorage.clear()
    if (!(await openScene(scene))) continue
    for (const control of controlsNow()) {
      const key = keyOf(control)
      if (known.has(key) || control.matches('[readonly], :disabled')) continue
      const components = componentsOf(control)
      const owner = components.includes('ShownValue') ? 'ShownValue' : components.slice(0, 3).join()
      known.set(key, {
        scene,
        key,
        value: valueFor(control),
        isPassword: control.type === 'password',
        components,
        kind: `${owner} ${isTyped(control) ? 'typed' : control.type}`,
        trials: trials.filter(({ has }) => has(control)),
      })
    }
  }
  return [...known.values()]
}

/** Opens a field's page anew, sets its value in that way, and checks the result before and after its use. */
async function outcomeOf({ scene, key, value }: Place, { act: give }: Way) {
  sessionStorage.clear()
  const page = await openScene(scene)
  const control = find(key)
  if (!page || !control) throw new Error(`${scene.widget}, ${scene.name}: no ${key}`)
  const since = page.visit.log.length
  await act(async () => give(control, value))
  await settle()
  // Every action on a page, a key or a press, comes before a value is used.
  fireEvent.keyDown(document.body, { key: 'Shift' })
  await settle()
  const before = observe(page, since)
  const used = page.visit.log.length
  const posted = await act(async () => use(find(key) ?? control))
  await settle()
  return { ...before, used: [posted, ...observe(page, used).checked, ...page.left] }
}

const nothing: Way = { name: 'left alone', act: () => {} }
type Outcome = Awaited<ReturnType<typeof outcomeOf>>
const aspects = ['shown', 'sent', 'stored', 'checked', 'used'] as const

const json = (value: unknown) => JSON.stringify(value)

/** The point where two outcomes differ, in a few words. */
function difference(one: unknown, other: unknown): string {
  const [a = '', b = ''] = [json(one), json(other)]
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  return `…${a.slice(Math.max(0, at - 60), at + 60)} instead of …${b.slice(at, at + 60)}`
}

const differences = (found: Outcome, expected: Outcome) =>
  aspects.flatMap(aspect =>
    json(found[aspect]) === json(expected[aspect])
      ? []
      : [`${aspect}: ${difference(found[aspect], expected[aspect])}`],
  )

const tally = { rows: 0, held: 0, fields: 0 }

/** Gives whether the field has the same value after Back without the browser's cache. */
async function comesBack({ scene, key, value }: Place): Promise<boolean> {
  sessionStorage.clear()
  const page = await openScene(scene)
  const control = find(key) as Control
  await act(async () => byPerson.act(control, value))
  await settle()
  const stateOf = () => {
    const field = find(key) as HTMLInputElement | undefined
    if (field?.type === 'radio')
      return field.closest('fieldset')?.querySelector<HTMLInputElement>(':checked')?.value
    return field?.type === 'checkbox' ? field.checked : field?.value
  }
  const left = stateOf()
  arriveBy('back_forward')
  await openScene({ ...scene, steps: [] }, page?.visit)
  Reflect.deleteProperty(performance, 'getEntriesByType')
  return stateOf() === left
}

const keysOfInputMethods = [
  'Enter',
  'Escape',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Tab',
]

/** Keys of a composition do nothing, however the browser reports them. */
async function composing({ scene, key, value }: Place): Promise<string[]> {
  sessionStorage.clear()
  const page = await openScene(scene)
  const control = find(key) as Control
  await act(async () => control.focus())
  fireEvent.compositionStart(control)
  fireEvent.input(control, { target: { value }, isComposing: true })
  await settle()
  const since = page?.visit.log.length ?? 0
  const before = page && observe(page, since)
  const taken = keysOfInputMethods.flatMap(name =>
    [{ isComposing: true }, { keyCode: 229 }].flatMap(sign =>
      fireEvent.keyDown(control, { key: name, ...sign }) ? [] : [`${name} was taken`],
    ),
  )
  await settle()
  const after = page && observe(page, since)
  return [...taken, ...(json(before) === json(after) ? [] : [difference(after, before)])]
}

/** Values that do not come back with the page, and the reason. */
const gone: readonly (readonly [RegExp, string])[] = [
  [/PasswordField/, 'a password is left nowhere'],
  [/Show passwords|password/i, 'passwords begin hidden'],
  [/Select Item|Select all/, 'what is ticked to be deleted is no answer'],
  [/DialogContent/, 'a page that comes back begins without its dialogs'],
  [/BasketRow|LineStepper/, 'the shop has it, and is asked again after Back'],
]

/** The shop does not have the example's order, so nothing of it is kept; the shop's page has a real order. */
const isOrderUnknown = ({ widget, name }: Scene) => widget === 'checkout-panel' && !name.startsWith('/')

const isInPageForm = (control: Control) => {
  const form = control.closest('form')
  return form !== null && !form.closest('.doorstep, .doorstep-dialog')
}

const trials: readonly Trial[] = [
  ...ways.map(
    (way): Trial => ({
      name: way.name,
      has: control => !way.for || way.for(control),
      faultsOf: async (place, { expected }) => differences(await outcomeOf(place, way), expected),
    }),
  ),
  {
    name: 'reset with the form of the page',
    has: isInPageForm,
    faultsOf: (place, { alone }) => afterReset(place, alone),
  },
  { name: 'keys of a composition', has: isTyped, faultsOf: composing },
]

async function faultsOf(place: Place, tried: readonly Trial[]): Promise<string[]> {
  const { scene, key, isPassword } = place
  const faults: string[] = []
  const note = (name: string, found: readonly string[]) => {
    tally.rows++
    if (found.length)
      faults.push(...found.map(each => `${scene.widget}, ${scene.name}, ${key}, ${name}: ${each}`))
    else tally.held++
  }
  tally.fields++
  const alone = await outcomeOf(place, nothing)
  const expected = await outcomeOf(place, byPerson)
  note(byPerson.name, json(alone.shown) === json(expected.shown) ? ['changes nothing'] : [])
  for (const trial of tried) note(trial.name, await trial.faultsOf(place, { alone, expected }))
  // Each widget declares its own values for Back.
  if (!scene.steps.length && !isOrderUnknown(scene) && !gone.some(([pattern]) => pattern.test(key)))
    note('back on the page', (await comesBack(place)) ? [] : ['is not there'])
  if (isPassword && json(expected.stored)?.includes(place.value)) note('stored', ['a password is stored'])
  return faults
}

/** Differences from the initial state; an abandoned value is no longer kept. */
async function afterReset(place: Place, alone: Outcome): Promise<string[]> {
  const found = await outcomeOf(place, {
    name: 'reset',
    act(control, value) {
      byPerson.act(control, value)
      fireEvent.click(document.body)
      control.closest('form')?.reset()
    },
  })
  const isKept = place.value.length > 2 && found.stored?.includes(place.value)
  const { stored, checked } = alone
  return [...differences({ ...found, stored, checked }, alone), ...(isKept ? ['kept all the same'] : [])]
}

/** Gives whether a field is tried in that way: only the first field of each kind is. */
type Choose = (way: string, isFirstOfKind: boolean) => boolean

/** The fields of those widgets, with the ways in which each is tried. */
async function tableOf(widgetNames: readonly string[], isChosen: Choose) {
  const all: Place[] = []
  for (const name of widgetNames) all.push(...(await fieldsOf(name)))
  const cells = all.map(place => {
    const isFirst = all.find(({ kind }) => kind === place.kind) === place
    return [place, place.trials.filter(({ name }) => isChosen(name, isFirst))] as const
  })
  return { all, cells: cells.filter(([, tried]) => tried.length) }
}

/**
 * The table of every field of these widgets and every way of setting a value, and the components that were
 * met.
 */
export function describeFields(widgetNames: readonly string[], isChosen: Choose): ReadonlySet<string> {
  const met = new Set<string>()
  let table: ReturnType<typeof tableOf> | undefined
  beforeAll(() => {
    withoutScrolling()
    for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation()
  })
  test.each(widgetNames)(
    'G-20 G-25 G-26 G-27 G-31 A-117 The shown value of a field of %s is checked, sent and kept, however it was set',
    async name => {
      table ??= tableOf(widgetNames, isChosen)
      const { all, cells } = await table
      for (const { components } of all) for (const component of components) met.add(component)
      const faults: string[] = []
      for (const [place, tried] of cells)
        if (place.scene.widget === name) faults.push(...(await faultsOf(place, tried)))
      expect(faults).toEqual([])
    },
    600_000,
  )
  afterAll(() => {
    process.stdout.write(
      `fields: ${tally.held} of ${tally.rows} rows of ${tally.fields} fields held (${widgetNames.length} widgets)\n`,
    )
  })
  return met
}
