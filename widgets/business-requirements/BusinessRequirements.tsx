import { useId, useRef } from 'react'
import { PostedForm } from '../../shared/features/calls/PostedForm'
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
import type { RequirementsMessages } from './requirements-messages'
import { type Column, columns, type Product } from './rows'
import { usePostedRows, useRows } from './use-rows'

type TableProps = {
  rows: readonly Product[]
  errors: Readonly<Record<string, string>>
  labels: RequirementsMessages
}
type BusinessRequirementsProps = TableProps & { action: string | undefined }

/** A business's weekly needs in rows, inside the page's own form or a form of the widget's. */
export function BusinessRequirements({ action, ...table }: BusinessRequirementsProps) {
  const titleId = useId()
  if (action !== undefined) return <OwnForm action={action} {...table} />
  return (
    <Surface>
      <section className={styles.needs} aria-labelledby={titleId}>
        <Title id={titleId}>{table.labels.title}</Title>
        <ProductTable {...table} />
      </section>
    </Surface>
  )
}

function OwnForm({ action, ...table }: TableProps & { action: string }) {
  const { labels } = table
  return (
    <Panel title={labels.title}>
      <PostedForm
        action={action}
        className={styles.needs}
        words={{ send: labels.send, sending: labels.sending, cannotSend: labels.cannotSendHere }}
      >
        <ProductTable {...table} />
      </PostedForm>
    </Panel>
  )
}

const labelOf = { pname: 'product', usize: 'size', uquantity: 'quantity' } as const

function ProductTable({ rows: given, errors, labels }: TableProps) {
  const table = useRef<HTMLTableElement>(null)
  const needs = useRows(given, table, labels)
  usePostedRows(table)
  /** The server's message about a field, shown only while the field still holds the text that the message was about. */
  const errorOf = (key: number, column: Column, text: string) =>
    given[key]?.[column] === text ? errors[`${column}.${key}`] : undefined
  const said = columns.flatMap(column => errors[column] ?? [])
  return (
    <>
      {said.length > 0 && <Alert tone="error" isSilent messages={said} />}
      <table className={styles.table} ref={table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col">{labels.select}</th>
            {columns.map(column => (
              <th scope="col" key={column}>
                {labels[labelOf[column]]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needs.rows.map((row, at) => (
            <ProductRow key={row.key} {...{ row, at, needs, errorOf, labels }} />
          ))}
        </tbody>
      </table>
      {needs.deleted && (
        <p className={styles.deleted}>
          <span>{`${needs.deleted} `}</span>
          <LinkButton onPress={needs.undo}>{labels.undo}</LinkButton>
        </p>
      )}
      <RowActions needs={needs} labels={labels} />
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
  labels: RequirementsMessages
}

function ProductRow({ row, at, needs, errorOf, labels }: ProductRowProps) {
  const { key } = row
  const named = (column: string) => interpolate(labels.inRow, { column, row: at + 1 })
  return (
    <tr className={styles.row}>
      <td className={styles.tick}>
        <Checkbox
          label={named(labels.select)}
          isChecked={needs.ticked.has(key)}
          onChange={isTicked => needs.tick(key, isTicked)}
        />
      </td>
      {columns.map(column => (
        <td key={column} className={styles.cell}>
          <TextField
            label={named(labels[labelOf[column]])}
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
const RowActions = ({ needs, labels }: Pick<ProductRowProps, 'needs' | 'labels'>) => (
  <div className={styles.actions}>
    {needs.rows.length > 1 && (
      <div className={styles.all}>
        <Checkbox label={labels.selectAll} isChecked={needs.areAllTicked} onChange={needs.tickAll} />
      </div>
    )}
    <Button tone="secondary" onPress={needs.add}>
      <Icon shape={plus} />
      {labels.add}
    </Button>
    <Button
      tone="quiet-danger"
      onPress={needs.remove}
      disabledReason={needs.ticked.size ? undefined : labels.tickFirst}
      showReason={needs.rows.length > 1}
    >
      <Icon shape={bin} />
      {labels.remove}
    </Button>
  </div>
)
