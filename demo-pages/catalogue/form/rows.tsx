import { spacedTitle } from '../../../shared/tools/contract/option-titles'
import { type Field, newRow, type Pair, type Place } from './fields'
import { type ControlProps, idOf, useForm } from './form-context'

type Rows = Field & { kind: 'list' | 'table' }

/** Returns the id of the first control below a place. */
function firstIn(field: Field, place: Place): string {
  if (field.kind !== 'object') return idOf(place)
  const [member] = field.members
  return member ? firstIn(member.field, [...place, member.name]) : idOf(place)
}

const isOneLine = (field: Field) => !['list', 'table', 'object'].includes(field.kind)

/** The buttons of a row; each names its row. */
function RowButtons({
  place,
  index,
  count,
  name,
}: {
  place: Place
  index: number
  count: number
  name: string
}) {
  const { change } = useForm()
  const id = (row: number, what: string) => `${idOf([...place, row])}-${what}`
  const move = (to: number, what: 'up' | 'down') => {
    // At an end of the list only the opposite button is enabled.
    const left = to === 0 ? 'down' : to === count - 1 ? 'up' : what
    const say = `${name} is row ${to + 1} of ${count} now.`
    change({ do: 'move', at: place, index, to }, { focus: id(to, left), say })
  }
  const remove = () => {
    const next = count === 1 ? `${idOf(place)}-add` : id(Math.min(index, count - 2), 'remove')
    change({ do: 'remove', at: place, index }, { focus: next, say: `${name} is removed.` })
  }
  return (
    <div className="form__moves">
      {index > 0 && (
        <button
          type="button"
          className="cat-quiet"
          id={id(index, 'up')}
          onClick={() => move(index - 1, 'up')}
        >
          Up<span className="sr"> {name}</span>
        </button>
      )}
      {index < count - 1 && (
        <button
          type="button"
          className="cat-quiet"
          id={id(index, 'down')}
          onClick={() => move(index + 1, 'down')}
        >
          Down<span className="sr"> {name}</span>
        </button>
      )}
      <button type="button" className="cat-quiet" id={id(index, 'remove')} onClick={remove}>
        Remove<span className="sr"> {name}</span>
      </button>
    </div>
  )
}

function Row({
  field,
  place,
  index,
  held,
  name,
}: {
  field: Rows
  place: Place
  index: number
  held: unknown
  name: string
}) {
  const { Control } = useForm()
  const own = [...place, index]
  if (field.kind === 'list')
    return <Control field={field.of} place={own} title={name} held={held} isInRow={isOneLine(field.of)} />
  const pair = held as Pair
  return (
    <div className="form__pair">
      <Control
        field={{ kind: 'text' }}
        place={[...own, 'name']}
        title={`Name of ${name.toLowerCase()}`}
        held={pair.name}
        isInRow
        fallback="name"
      />
      <Control
        field={field.of}
        place={[...own, 'value']}
        title={`Value of ${name.toLowerCase()}`}
        held={pair.value}
        isInRow
        fallback="value"
      />
    </div>
  )
}

/** A list, or an object whose names an editor chooses, row by row. */
export function RowsControl({ field, place, title, held, hint, isRequired }: ControlProps<Rows>) {
  const { change, faultAt } = useForm()
  const id = idOf(place)
  const rows = (held ?? []) as readonly unknown[]
  const fault = faultAt(place)
  const add = () => {
    const own = [...place, rows.length]
    const focus = field.kind === 'table' ? idOf([...own, 'name']) : firstIn(field.of, own)
    change({ do: 'add', at: place, row: newRow(field) }, { focus, say: `Row ${rows.length + 1} is added.` })
  }
  return (
    <fieldset className="form__group" aria-describedby={fault && `${id}-fault`}>
      <legend>
        {title}
        {isRequired && <span className="form__needed"> (needed)</span>}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      {rows.length > 0 && (
        <ol className="form__rows">
          {rows.map((row, index) => {
            const name = `${spacedTitle(title)}, row ${index + 1}`
            return (
              <li
                key={idOf([...place, index])}
                className={field.kind === 'list' && isOneLine(field.of) ? 'is-line' : undefined}
              >
                <Row field={field} place={place} index={index} held={row} name={name} />
                <RowButtons place={place} index={index} count={rows.length} name={name} />
              </li>
            )
          })}
        </ol>
      )}
      <button type="button" className="button--secondary button--small" id={`${id}-add`} onClick={add}>
        Add a row<span className="sr"> to {title.toLowerCase()}</span>
      </button>
      {fault && (
        <p className="error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}
