import { useId, useRef } from 'react'
import { PostedForm } from '../../shared/features/calls/PostedForm'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { interpolate } from '../../shared/platform/values/interpolate'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { bin, plus } from '../../shared/ui/button/icon-shapes'
import { LinkButton } from '../../shared/ui/button/LinkButton'
import { Checkbox } from '../../shared/ui/form/Checkbox'
import { TextField } from '../../shared/ui/form/TextField'
import { Panel } from '../../shared/ui/layout/Panel'
import { Surface } from '../../shared/ui/layout/Surface'
import { Title } from '../../shared/ui/layout/Title'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './BusinessRequirements.module.css'
import type { options } from './business-requirements.options'
import { businessRequirementsMessages } from './business-requirements-messages'
import { type Column, columns, type Product } from './rows'
import { usePostedRows, useRows } from './use-rows'

type TableProps = {
  rows: readonly Product[]
  errors: Readonly<Record<string, string>>
}

/** A business's weekly needs in rows, inside the page's own form or a form of the widget's. */
export function BusinessRequirements({ action, ...table }: OptionValues<typeof options>) {
  const messages = useMessages(businessRequirementsMessages)
  const titleId = useId()
  if (action !== undefined) return <OwnForm action={action} {...table} />
  return (
    <Surface>
      <section className={styles.needs} aria-labelledby={titleId}>
        <Title id={titleId}>{messages.title}</Title>
        <ProductTable {...table} />
      </section>
    </Surface>
  )
}

function OwnForm({ action, ...table }: TableProps & { action: string }) {
  const messages = useMessages(businessRequirementsMessages)
  return (
    <Panel title={messages.title}>
      <PostedForm
        action={action}
        className={styles.needs}
        words={{ send: messages.send, sending: messages.sending, cannotSend: messages.cannotSendHere }}
      >
        <ProductTable {...table} />
      </PostedForm>
    </Panel>
  )
}

const labelOf = { pname: 'product', usize: 'size', uquantity: 'quantity' } as const

function ProductTable({ rows: given, errors }: TableProps) {
  const messages = useMessages(businessRequirementsMessages)
  const table = useRef<HTMLTableElement>(null)
  const needs = useRows(given, table)
  usePostedRows(table)
  /**
   * Returns the server's message about a field, shown only while the field still holds the text that the message was
   * about.
   */
  const errorOf = (key: number, column: Column, text: string) =>
    given[key]?.[column] === text ? errors[`${column}.${key}`] : undefined
  const said = columns.flatMap(column => errors[column] ?? [])
  return (
    <>
      {said.length > 0 && <Alert tone="error" isSilent messages={said} />}
      <table className={styles.table} ref={table} aria-label={messages.title}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{messages.select}</th>
            {columns.map(column => (
              <th scope="col" key={column}>
                {messages[labelOf[column]]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needs.rows.map((row, at) => (
            <ProductRow key={row.key} {...{ row, at, needs, errorOf }} />
          ))}
        </tbody>
      </table>
      {needs.deleted && (
        <p className={styles.deleted}>
          <span>{`${needs.deleted} `}</span>
          <LinkButton onPress={needs.undo}>{messages.undo}</LinkButton>
        </p>
      )}
      <RowActions needs={needs} />
    </>
  )
}

type Needs = ReturnType<typeof useRows>

type ProductRowProps = {
  row: Needs['rows'][number]
  /** The index of the row, from 0. */
  at: number
  needs: Needs
  errorOf: (key: number, column: Column, text: string) => string | undefined
}

function ProductRow({ row, at, needs, errorOf }: ProductRowProps) {
  const messages = useMessages(businessRequirementsMessages)
  const { key } = row
  const named = (column: string) => interpolate(messages.inRow, { column, row: at + 1 })
  return (
    <tr className={styles.row}>
      <td className={styles.tick}>
        <Checkbox
          label={named(messages.select)}
          isChecked={needs.ticked.has(key)}
          onChange={isTicked => needs.tick(key, isTicked)}
        />
      </td>
      {columns.map(column => (
        <td key={column} className={styles.cell}>
          <TextField
            label={messages[labelOf[column]]}
            aria-label={named(messages[labelOf[column]])}
            name={`${column}[]`}
            autoComplete="off"
            value={row[column]}
            onChange={text => needs.write(key, column, text)}
            error={errorOf(key, column, row[column])}
          />
        </td>
      ))}
    </tr>
  )
}

/** Buttons for all rows and for the ticked rows. */
const RowActions = ({ needs }: Pick<ProductRowProps, 'needs'>) => {
  const messages = useMessages(businessRequirementsMessages)
  return (
    <div className={styles.actions}>
      {needs.rows.length > 1 && (
        <div className={styles.all}>
          <Checkbox label={messages.selectAll} isChecked={needs.areAllTicked} onChange={needs.tickAll} />
        </div>
      )}
      <Button tone="secondary" onPress={needs.add}>
        <Icon shape={plus} />
        {messages.add}
      </Button>
      <Button
        tone="quiet-danger"
        onPress={needs.remove}
        disabledReason={needs.ticked.size ? undefined : messages.tickFirst}
        showReason={needs.rows.length > 1}
      >
        <Icon shape={bin} />
        {messages.remove}
      </Button>
    </div>
  )
}
