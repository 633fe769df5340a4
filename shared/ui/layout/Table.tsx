import type { ReactNode } from 'react'
import styles from './Table.module.css'

type Column = { title: string; isNumber?: boolean }

type TableProps = {
  /** Names the table. */
  caption: string
  isCaptionHidden?: boolean | undefined
  columns: readonly Column[]
  rows: readonly { id: string; cells: readonly ReactNode[]; isVoid?: boolean }[]
  /** The sums below the rows. */
  sums?: readonly { title: string; amount: ReactNode; isGrand?: boolean }[]
}

/** A data table with a caption, column headers, and sums in its foot. */
export function Table({ caption, isCaptionHidden, columns, rows, sums }: TableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption} data-hidden={isCaptionHidden || undefined}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" data-number={isNumber || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, isVoid }) => (
          <tr key={id} data-void={isVoid || undefined}>
            {cells.map((cell, index) => (
              <td key={columns[index]?.title} data-number={columns[index]?.isNumber || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          {sums.map(({ title, amount, isGrand }) => (
            <tr key={title} data-grand={isGrand || undefined}>
              <th scope="row" colSpan={columns.length - 1}>
                {title}
              </th>
              <td data-number>{amount}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )
}
