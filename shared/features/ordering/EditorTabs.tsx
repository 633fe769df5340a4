import { type ReactNode, useState } from 'react'
import { announce } from '../../platform/page/shell'
import { Tabs } from '../../ui/layout/Tabs'
import { Alert } from '../../ui/status/Alert'
import styles from './Editors.module.css'
import type { EditorHost } from './use-posting'
import { useReport } from './use-report'

type EditorState = { isShown: boolean; onUnsaved: (isUnsaved: boolean) => void }

export type EditorTab = {
  id: string
  label: string
  /** How things stand in it, beside its label. */
  note?: string | undefined
  /** Said while another tab is shown and something in this one is not saved. */
  unsaved: string
  /** Read at once, also while another tab is shown. */
  isEager?: boolean
  editor: (state: EditorState) => ReactNode
}

type EditorTabsProps = Pick<EditorHost, 'onUnsaved'> & {
  label: string
  tabs: readonly EditorTab[]
  shown: string
  onShow: (id: string) => void
}

/** Editors in tabs, each read when it is first shown; what was typed in one stays while another is shown, and is told. */
export function EditorTabs({ label, tabs, shown, onShow, onUnsaved }: EditorTabsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const left = tabs.find(({ id }) => id !== shown && unsaved.has(id))

  const note = (id: string, isUnsaved: boolean) =>
    setUnsaved(before => {
      const next = new Set(before)
      if (isUnsaved) next.add(id)
      else next.delete(id)
      return next
    })
  useReport(unsaved.size > 0, onUnsaved)
  const select = (id: string) => {
    setOpened(new Set(opened).add(shown))
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
      {tabs.map(
        ({ id, isEager, editor }) =>
          (isEager || id === shown || opened.has(id)) && (
            <div key={id} hidden={id !== shown}>
              {editor({ isShown: id === shown, onUnsaved: isUnsaved => note(id, isUnsaved) })}
            </div>
          ),
      )}
    </>
  )
  // Every tab shows the same panel, so that React keeps all editors as they are.
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
      selected={shown}
      onSelect={select}
    />
  )
}
