import { useState } from 'react'
import { memberTitle, spacedTitle } from '../../../shared/tools/contract/option-titles'
import { type Field, isObject, type Member, type Place } from './fields'
import { type ControlProps, idOf, useForm } from './form-context'

type ObjectField = Field & { kind: 'object' }

// The number of members shown at once, besides the required ones.
const atOnce = 6

function Members({ members, place, held }: { members: readonly Member[]; place: Place; held: unknown }) {
  const { Control } = useForm()
  return members.map(({ name, field, isRequired }) => (
    <Control
      key={name}
      field={field}
      place={[...place, name]}
      title={memberTitle(name)}
      held={isObject(held) ? held[name] : undefined}
      isRequired={isRequired}
    />
  ))
}

/** The buttons that add or remove an optional object. */
function Presence({ place, title, held, isNullable }: ControlProps<ObjectField>) {
  const { change } = useForm()
  const id = `${idOf(place)}-presence`
  const put = (value: unknown, say: string) =>
    change({ do: 'put', at: place, value }, { focus: id, say: `${title} ${say}` })
  const of = <span className="sr"> {title.toLowerCase()}</span>
  const className = 'button--secondary button--small'
  if (held !== undefined)
    return (
      <button type="button" className="cat-quiet" id={id} onClick={() => put(undefined, 'is left out.')}>
        Leave out{of}
      </button>
    )
  return (
    <div className="form__moves">
      <button type="button" className={className} id={id} onClick={() => put({}, 'can be filled in.')}>
        Fill in{of}
      </button>
      {isNullable && (
        <button type="button" className={className} onClick={() => put(null, 'is none.')}>
          There is none<span className="sr"> of {title.toLowerCase()}</span>
        </button>
      )}
    </div>
  )
}

/** An object, member by member. */
export function ObjectControl(props: ControlProps<ObjectField>) {
  const { field, place, title, held, hint, isRequired } = props
  const { faultAt } = useForm()
  const id = idOf(place)
  const fault = faultAt(place)
  const { members } = field
  const isFew = members.length <= atOnce + 2
  const first = members.filter((member, at) => isFew || member.isRequired || at < atOnce)
  const more = members.filter(member => !first.includes(member))
  const [isMoreOpen] = useState(() => more.some(({ name }) => isObject(held) && held[name] !== undefined))
  // In a list an object exists as soon as its row does.
  const isRow = typeof place.at(-1) === 'number'
  const isAlways = isRequired || isRow
  return (
    <fieldset className="form__group" id={id} tabIndex={-1} aria-describedby={fault && `${id}-fault`}>
      <legend>
        {title}
        {isRequired && <span className="form__needed"> (needed)</span>}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      {held === null && <p className="hint">The markup states that there is none.</p>}
      {(isAlways || isObject(held)) && <Members members={first} place={place} held={held} />}
      {(isAlways || isObject(held)) && more.length > 0 && (
        <details className="form__more" open={isMoreOpen}>
          <summary>
            {more.length} more<span className="sr"> of {title.toLowerCase()}</span>
          </summary>
          <Members members={more} place={place} held={held} />
        </details>
      )}
      {!isAlways && <Presence {...props} />}
      {fault && (
        <p className="error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </fieldset>
  )
}

const findable = 12

/** The messages of a widget; a field that is not filled in shows the default. */
export function WordsControl({ field, place, held }: ControlProps<Field & { kind: 'words' }>) {
  const { faultAt, Control } = useForm()
  const [wanted, setWanted] = useState('')
  const given = isObject(held) ? held : {}
  const all = Object.entries(field.words)
  const found = all.filter(([name, words]) =>
    `${spacedTitle(name)} ${words} ${given[name] ?? ''}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
  const fault = faultAt(place)
  return (
    <>
      {all.length > findable && (
        <div className="field">
          <label htmlFor="form-find-words">Find words</label>
          <input
            id="form-find-words"
            type="search"
            autoComplete="off"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
      )}
      {found.map(([name, words]) => (
        <Control
          key={name}
          field={{ kind: 'text' }}
          place={[...place, name]}
          title={spacedTitle(name)}
          held={given[name]}
          fallback={words}
        />
      ))}
      {found.length === 0 && <p className="hint">No text matches.</p>}
      {fault && <p className="error">{fault}</p>}
    </>
  )
}
