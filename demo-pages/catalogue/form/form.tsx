import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { loadStrategies } from '../../../shared/platform/runtime/widget-list'
import { optionTitle } from '../../../shared/tools/contract/option-titles'
import { onSomePage } from '../../../shared/tools/doctor/on-some-page'
import { type Change, changed } from './changes'
import { Control, Labelled, MarkupControl } from './controls'
import { type Explained, explain, fallbackPlace } from './explain'
import { isObject, type Place } from './fields'
import { type Filled, type FormWidget, printed, rawFor } from './filled'
import { followedFallback } from './follow-fallback'
import { FormContext, idOf } from './form-context'

/** Called with the form's content, its markup and its faults. */
type Follow = (filled: Filled, markup: string, faults: readonly Explained[]) => void

// Milliseconds: shorter than a pause between two words, longer than between two letters.
const rest = 300

const sameAs = (one: Place, other: Place) =>
  one.length === other.length && one.every((step, at) => step === other[at])

/** Returns the place in the form of a fault, which names its option. */
const heldAt = ({ at }: Explained): Place => {
  const [option = ''] = at
  return option === '' ? at.slice(1) : ['options', ...at]
}

const countOf = (faults: readonly Explained[]) =>
  faults.length === 1 ? '1 thing has to be put right.' : `${faults.length} things have to be put right.`

/** On a narrow page the preview would be far below the open part of the form. */
const isWide = () => matchMedia('(min-width: 981px)').matches

/** Focuses the control of a fault and opens the closed parts around it. */
function goTo(fault: Explained): void {
  const element = document.getElementById(idOf(heldAt(fault)))
  for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details'))
    part.open = true
  element?.focus()
}

function Group({
  title,
  note,
  isOpen,
  children,
}: {
  title: string
  note?: string | undefined
  isOpen?: boolean
  children: () => ReactNode
}) {
  const [isShown, setShown] = useState(isOpen ?? false)
  return (
    <details
      className="form__part"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open && setShown(true)}
    >
      <summary>
        <span>{title}</span>
        {note && <span className="form__note">{note}</span>}
      </summary>
      {isShown && <div className="form__fields">{children()}</div>}
    </details>
  )
}

function Options({ known, filled }: { known: FormWidget; filled: Filled }) {
  return Object.entries(known.options).map(([name, option]) => {
    const field = known.fields[name]
    if (!field || option.from === 'slot' || option.messages) return null
    return (
      <Control
        key={name}
        field={field}
        place={['options', name]}
        title={optionTitle(name)}
        hint={option.about}
        held={filled.options[name]}
        isRequired={option.isRequired ?? false}
        isNullable={option.isNullable ?? false}
        fallback={field.kind === 'list' || field.kind === 'table' ? undefined : option.fallback}
      />
    )
  })
}

const stale = 'The fallback is still the example’s'

function OwnMarkup({ known, filled, isStale }: { known: FormWidget; filled: Filled; isStale: boolean }) {
  return (
    <>
      {Object.entries(known.options).map(
        ([name, { from, about }]) =>
          from === 'slot' && (
            <MarkupControl
              key={name}
              field={{ kind: 'markup' }}
              place={['slots', name]}
              title={optionTitle(name)}
              hint={`${about} Never put in what a visitor wrote.`}
              held={filled.slots[name]}
            />
          ),
      )}
      <MarkupControl
        field={{ kind: 'markup' }}
        place={['fallback']}
        title="Fallback"
        hint={`What people see until the widget is there, and where it cannot be: a link, a form or a phone number.${isStale ? ` ${stale}: what you have changed may need other words here.` : ''}`}
        held={filled.fallback}
      />
    </>
  )
}

function Loading({ filled, change }: { filled: Filled; change: (change: Change) => void }) {
  return (
    <Labelled
      place={['load']}
      title="When it is fetched"
      hint="At once, near the screen, or at the first press."
    >
      {(id, described) => (
        <select
          {...described}
          id={id}
          value={filled.load}
          onChange={({ target: { value } }) => change({ do: 'put', at: ['load'], value })}
        >
          <option value="">As the shop decides</option>
          {loadStrategies.map(moment => (
            <option key={moment}>{moment}</option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** Until somebody writes a fallback of their own, it follows the texts of the options. */
const withFallback = (held: Filled, start: Filled, known: FormWidget): Filled =>
  held.fallback === start.fallback ? { ...held, fallback: followedFallback(start, held, known) } : held

/** Finds the faults of the form after a pause, and calls `say` when their number changes. */
function useFaults(filled: Filled, known: FormWidget, follow: Follow, say: (words: string) => void) {
  const [faults, setFaults] = useState<readonly Explained[]>([])
  const count = useRef(0)
  const isFirst = useRef(true)
  useEffect(() => {
    const settle = () => {
      const markup = onSomePage(() => printed(filled, known))
      const found = onSomePage(() => explain(filled, markup, known))
      setFaults(found)
      follow(filled, markup, found)
      if (found.length !== count.current) say(found.length ? countOf(found) : 'Nothing is left to fix.')
      count.current = found.length
    }
    const timer = setTimeout(settle, isFirst.current ? 0 : rest)
    isFirst.current = false
    return () => clearTimeout(timer)
  }, [filled, known, follow, say])
  return faults
}

/** Returns a function that focuses the element with that id once the current change is shown. */
function useFocusNext() {
  const next = useRef<string>(undefined)
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus()
    next.current = undefined
  })
  return next
}

function Faults({ faults }: { faults: readonly Explained[] }) {
  const [first] = faults
  if (!first) return null
  return (
    <p className="form__state">
      <span>{`${countOf(faults)} `}</span>
      <button type="button" className="cat-quiet" onClick={() => goTo(first)}>
        {`Go to ${faults.length === 1 ? 'it' : 'the first'}`}
      </button>
    </p>
  )
}

function Wording({ known, filled, isOpen }: { known: FormWidget; filled: Filled; isOpen: boolean }) {
  const field = known.fields.labels
  if (field?.kind !== 'words') return null
  const count = Object.keys((rawFor(known, 'labels', filled) as object | undefined) ?? {}).length
  return (
    <Group title="Wording" isOpen={isOpen} note={count ? `${count} changed` : undefined}>
      {() => (
        <Control
          field={field}
          place={['options', 'labels']}
          title="Wording"
          held={isObject(filled.options.labels) ? filled.options.labels : undefined}
        />
      )}
    </Group>
  )
}

/** The form of a widget: every option, slot and text of its placeholder. */
export function ConfigureForm({
  known,
  start,
  follow,
}: {
  known: FormWidget
  start: Filled
  follow: Follow
}) {
  const [held, setFilled] = useState(start)
  const filled = useMemo(() => withFallback(held, start, known), [held, start, known])
  const [said, setSaid] = useState('')
  const [isRoomy] = useState(isWide)
  const faults = useFaults(filled, known, follow, setSaid)
  const focusNext = useFocusNext()
  const tools = useMemo(
    () => ({
      Control,
      change(change: Change, then: { focus?: string; say?: string } = {}) {
        focusNext.current = then.focus
        if (then.say) setSaid(then.say)
        setFilled(before => changed(before, change))
      },
      faultAt: (place: Place) => faults.find(fault => sameAs(heldAt(fault), place))?.says,
    }),
    [faults, focusNext],
  )
  const hasOwnOptions = Object.values(known.options).some(
    ({ from, messages }) => from !== 'slot' && !messages,
  )
  const isStale =
    filled.options !== start.options && filled.fallback !== '' && filled.fallback === start.fallback
  return (
    <FormContext value={tools}>
      <Faults faults={faults} />
      {hasOwnOptions && (
        <Group title="Options" isOpen={isRoomy}>
          {() => <Options known={known} filled={filled} />}
        </Group>
      )}
      <Wording {...{ known, filled }} isOpen={faults.some(({ at }) => at[0] === 'labels')} />
      <Group
        title="Your own markup"
        isOpen={faults.some(({ at }) => sameAs(at, fallbackPlace))}
        note={isStale ? 'Fallback unchanged' : undefined}
      >
        {() => <OwnMarkup known={known} filled={filled} isStale={isStale} />}
      </Group>
      <Group title="Loading" note={filled.load || undefined}>
        {() => <Loading filled={filled} change={tools.change} />}
      </Group>
      <p role="status" className="sr">
        {said}
      </p>
    </FormContext>
  )
}
