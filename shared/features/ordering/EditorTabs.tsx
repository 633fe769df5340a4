import { type ReactNode, useDeferredValue, useState } from 'react'
import { announce } from '../../platform/page/live-region'
import { Tabs } from '../../ui/layout/Tabs'
import { Alert } from '../../ui/status/Alert'
import styles from './Editors.module.css'
import type { EditorHost } from './use-posting'
import { useReport } from './use-report'

type EditorState = { isShown: boolean; onUnsaved: (isUnsaved: boolean) => void }

export type EditorTab = {
  id: string
  label: string
  /** A short state of the tab, shown beside its label. */
  note?: string | undefined
  /** Shown while another tab is selected and this one has unsaved changes. */
  unsaved: string
  /** Renders the editor at once, even while another tab is selected. */
  isEager?: boolean
  editor: (state: EditorState) => ReactNode
}

type EditorTabsProps = Pick<EditorHost, 'onUnsaved'> & {
  label: string
  tabs: readonly EditorTab[]
  /** Null while it is not known yet which tab to open. */
  shown: string | null
  onShow: (id: string) => void
}

/**
 * Editors in tabs. Each is rendered when its tab is first selected, and stays mounted. Unsaved changes in a hidden
 * tab are announced.
 */
export function EditorTabs({ label, tabs, shown, onShow, onUnsaved }: EditorTabsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  // The tab itself is selected at once; its editor is made in the frames after that, which a slow phone needs.
  const drawn = useDeferredValue(shown)
  const left = tabs.find(({ id }) => id !== drawn && unsaved.has(id))

  const note = (id: string, isUnsaved: boolean) =>
    setUnsaved(before => {
      const next = new Set(before)
      if (isUnsaved) next.add(id)
      else next.delete(id)
      return next
    })
  useReport(unsaved.size > 0, onUnsaved)
  const select = (id: string) => {
    if (shown !== null) setOpened(new Set(opened).add(shown))
    onShow(id)
    const leaving = tabs.find(tab => tab.id !== id && unsaved.has(tab.id))
    if (leaving) announce(leaving.unsaved)
  }
  const editors = (
    <>
      {left && (
        <div className={styles.unsaved}>
          <Alert tone="warning" messages={[left.unsaved]} isSilent />
        </div>
      )}
      <div className={styles.editors}>
        {tabs.map(({ id, isEager, editor }) => {
          // The editor whose read decides which tab to open waits for it in sight.
          const isShown = drawn === null ? isEager === true : id === drawn
          return (
            (isEager || isShown || opened.has(id)) && (
              <div key={id} style={isShown ? undefined : { visibility: 'hidden' }}>
                {editor({ isShown, onUnsaved: isUnsaved => note(id, isUnsaved) })}
              </div>
            )
          )
        })}
      </div>
    </>
  )
  // All tabs share one panel, so that React keeps every editor mounted.
  return (
    <Tabs
      label={label}
      isFilled
      tabs={tabs.map(({ id, label: name, note: words }) => ({
        id,
        label: name,
        note: words,
        panel: editors,
      }))}
      selected={shown ?? ''}
      onSelect={select}
    />
  )
}
