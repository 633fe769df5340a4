import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../../../shared/platform/messages/use-messages'
import {
  flag,
  list,
  oneOf,
  path,
  pounds,
  record,
  required,
  slot,
  text,
  wholeNumber,
} from '../../../shared/platform/options/options'
import { useDraft } from '../../../shared/platform/providers/use-draft'
import { defineWidget } from '../../../shared/platform/runtime/mount/define-widget'
import type { ListedWidget, WidgetList } from '../../../shared/platform/runtime/widget-list'
import { object, optional, string as someText } from '../../../shared/platform/values/decoder'

/** Counters of what the probe widgets have done, for tests to read. */
export const lives = { mounts: 0, unmounts: 0, presses: 0 }

function Counter({ title, children }: { title: string; children?: ReactNode }) {
  const [count, setCount] = useState(0)
  const [typed, setTyped] = useDraft('typed', '')
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    lives.mounts++
    return () => {
      lives.unmounts++
    }
  }, [])
  const press = () => {
    lives.presses++
    setCount(now => now + 1)
  }
  return (
    <section aria-label={title}>
      <button type="button" onClick={press}>
        {`${title} ${count}`}
      </button>
      <input
        aria-label={`${title} note`}
        name="typed"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isOpen && <p>Details</p>}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Toggle
      </button>
      {children}
    </section>
  )
}

const counterMessages = { add: 'Add' } as const

export const counter = defineWidget({
  name: 'probe-counter',
  title: 'Counter',
  group: 'Ordering',
  summary: 'Counts presses.',
  options: {
    title: text('Its title.', 'Counter'),
    variant: oneOf('Its colour.', ['red', 'green'], 'red'),
    isOpen: flag('Whether it is open.', false),
    startAt: wholeNumber('Where it starts.', 0),
    least: pounds('The least it costs.'),
    continueUrl: path('Where it leads.', '/register'),
    items: list('Its items.', object({ name: someText, note: optional(someText, undefined) })),
    extra: record('More.', object({ email: optional(someText, undefined) })),
    terms: slot('Terms.'),
  },
  messages: counterMessages,
  component: function Titled({ title }) {
    const { add } = useMessages(counterMessages)
    return <Counter title={title}>{add !== 'Add' && add}</Counter>
  },
})

const demanding = defineWidget({
  name: 'probe-demanding',
  title: 'Demanding',
  group: 'Ordering',
  summary: 'Wants an option.',
  options: { product: required(text('A product.')) },
  component: ({ product }) => <p>Product {product}</p>,
})

function Crasher({ when }: { when: string }) {
  const [isBroken, setBroken] = useState(when === 'first')
  if (isBroken && lives.presses < 100) throw new Error('planted')
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Crash
    </button>
  )
}

const crasher = defineWidget({
  name: 'probe-crasher',
  title: 'Crasher',
  group: 'Ordering',
  summary: 'Crashes.',
  options: { when: oneOf('When it crashes.', ['first', 'later'], 'later') },
  component: Crasher,
})

const listed = (
  widget: ListedWidget['load'] extends () => Promise<{ widget: infer W }> ? W : never,
  when: ListedWidget['when'] = 'ready',
) => ({
  when,
  load: () => Promise.resolve({ widget }),
})

export const probes: WidgetList = {
  'probe-counter': listed(counter),
  'probe-demanding': listed(demanding),
  'probe-crasher': listed(crasher),
  'probe-lazy': listed(counter, 'interaction'),
  'probe-missing': {
    when: 'ready',
    load: () => Promise.reject(new Error('https://shop.test/s/missing.css')),
  },
  'probe-throwing': { when: 'ready', load: () => Promise.reject(new TypeError('define is not a function')) },
  'probe-missing-lazy': {
    when: 'interaction',
    load: () => Promise.reject(new Error('https://shop.test/s/missing.css')),
  },
}
