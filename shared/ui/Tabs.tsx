import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './Tabs.module.css'

type Tab = {
  id: string
  label: string
  /** How things stand there, under the label; it describes the tab and is not part of its name. */
  note?: string | undefined
  panel: ReactNode
}

type TabsProps = {
  /** Names the set of tabs. */
  label: string
  /** A lone tab shows its panel without a tab list. */
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  /** The tabs share the whole width. */
  isFilled?: boolean
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs chosen by hand: arrow keys move between them, Enter or Space shows one. */
export function Tabs({ label, tabs, selected, onSelect, isFilled }: TabsProps) {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string | null>(null)
  const shown = tabs.find(tab => tab.id === selected) ?? tabs[0]
  if (!shown) return null
  if (tabs.length === 1) return shown.panel
  const stop = focused ?? shown.id

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(tab => tab.id === stop)
    const target = moves[event.key]?.(index, tabs.length)
    if (target === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }
  return (
    <div>
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
            id={`${prefix}-${id}`}
            className={styles.tab}
            aria-selected={id === shown.id}
            aria-describedby={note && `${prefix}-${id}-note`}
            aria-controls={id === shown.id ? `${prefix}-panel` : undefined}
            tabIndex={id === stop ? 0 : -1}
            onFocus={() => setFocused(id)}
            onBlur={() => setFocused(null)}
            onKeyDown={move}
            onClick={() => onSelect(id)}
          >
            {name}
            {note && (
              <span className={styles.note} id={`${prefix}-${id}-note`} aria-hidden="true">
                {note}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${prefix}-panel`}
        aria-labelledby={`${prefix}-${shown.id}`}
      >
        {shown.panel}
      </div>
    </div>
  )
}
