import { type KeyboardEvent, useRef, useState } from 'react'
import { setFocus } from '../../platform/page/focus'
import styles from './Tabs.module.css'

export type TabName = {
  id: string
  label: string
  /**
   * A short state of the tab, under its label. It describes the tab and is not part of its name. While the tab is
   * selected only its room is kept, as the panel says more.
   */
  note?: string | undefined
}

type TabListProps = {
  /** Names the set of tabs. */
  label: string
  tabs: readonly TabName[]
  selected: string
  onSelect: (id: string) => void
  /** Returns the element id of a tab. */
  tabId: (id: string) => string
  /** Returns the element id of a tab's panel; undefined if the panel is not rendered. */
  panelId: (id: string) => string | undefined
  /** The tabs fill the whole width. */
  isFilled?: boolean | undefined
}

/** Returns the index of the tab to which a key moves; in right-to-left text the arrow keys are swapped. */
function targetOf({ key, currentTarget }: KeyboardEvent, index: number, count: number): number | undefined {
  const onwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === onwards) return (index + 1) % count
  if (key === 'ArrowRight' || key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** A row of tabs with manual activation: arrow keys move between them, Enter or Space selects one. */
export function TabList({ label, tabs, selected, onSelect, tabId, panelId, isFilled }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const stop = focused ?? selected

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(tab => tab.id === stop)
    const target = targetOf(event, index, tabs.length)
    if (target === undefined) return
    event.preventDefault()
    // A page that is turned with these keys stays.
    event.stopPropagation()
    setFocus(list.current?.querySelectorAll('[role=tab]')[target])
  }
  return (
    <div
      className={styles.list}
      role="tablist"
      aria-label={label}
      data-filled={isFilled || undefined}
      ref={list}
    >
      {tabs.map(({ id, label: name, note }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          className={styles.tab}
          aria-selected={id === selected}
          aria-describedby={note && id !== selected ? `${tabId(id)}-note` : undefined}
          aria-controls={panelId(id)}
          tabIndex={id === stop ? 0 : -1}
          onFocus={() => setFocused(id)}
          onBlur={() => setFocused(null)}
          onKeyDown={move}
          onClick={() => onSelect(id)}
        >
          <span>{name}</span>
          {note && (
            <span className={styles.note} id={`${tabId(id)}-note`} aria-hidden="true">
              {note}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
