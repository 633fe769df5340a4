import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { setFocus } from '../../shared/platform/page/focus'
import { pageLink } from '../../shared/platform/page/host/page-link'
import { Button } from '../../shared/ui/button/Button'
import { Icon } from '../../shared/ui/button/Icon'
import { search as searchShape } from '../../shared/ui/button/icon-shapes'
import { TextField } from '../../shared/ui/form/TextField'
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden'
import { piecesOf, type Suggestion } from './suggest'
import styles from './Typeahead.module.css'
import type { options } from './typeahead.options'
import { typeaheadMessages } from './typeahead-messages'
import { useSearchField } from './use-search-field'

/** A field with suggestions: a combobox with a listbox, after the ARIA pattern (TA-01, TA-02). */
export function Typeahead({ items, url, name, value, action }: OptionValues<typeof options>) {
  const messages = useMessages(typeaheadMessages)
  const search = useSearchField({ items, url, name, value, isSearch: action !== undefined })
  const { typed, suggestions, isOpen, fieldId, listId } = search
  return (
    <SearchForm action={action}>
      <div className={styles.typeahead}>
        <TextField
          ref={search.field}
          id={fieldId}
          type={action === undefined ? 'text' : 'search'}
          name={name}
          value={typed}
          onChange={search.type}
          onFocus={search.prepare}
          onClick={search.open}
          onLeave={search.leave}
          onKeyDown={search.onKeyDown}
          label={messages.label}
          isLabelHidden={action !== undefined}
          placeholder={messages.like}
          enterKeyHint={action === undefined ? undefined : 'search'}
          autoComplete="off"
          maxLength={100}
          spellCheck={false}
          action={
            action !== undefined && (
              <Button type="submit">
                <Icon shape={searchShape} />
                <VisuallyHidden>{messages.search}</VisuallyHidden>
              </Button>
            )
          }
        />
        <div
          ref={search.list}
          id={listId}
          role="listbox"
          aria-label={messages.suggestions}
          className={styles.list}
          hidden={!isOpen}
          onMouseDown={event => event.preventDefault()}
        >
          {isOpen && <Entries listId={listId} entries={suggestions} typed={typed} onChoose={search.choose} />}
        </div>
      </div>
    </SearchForm>
  )
}

type EntriesProps = {
  listId: string
  entries: readonly Suggestion[]
  typed: string
  onChoose: (name: string) => void
}

function Entries({ listId, entries, typed, onChoose }: EntriesProps) {
  return entries.map(({ name, note }, at) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses the option
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    <div
      key={`${name} ${note}`}
      id={`${listId}-${at}`}
      role="option"
      className={styles.item}
      onClick={() => onChoose(name)}
    >
      <Name name={name} typed={typed} />
      {note && <span className={styles.note}>{` ${note}`}</span>}
    </div>
  ))
}

/** A search form if there is a results page; otherwise the field belongs to the page's own form. */
function SearchForm({ action, children }: { action: string | undefined; children: ReactNode }) {
  if (action === undefined) return children
  const { href, target } = pageLink(action)
  // An empty search is not submitted.
  const stopEmpty = (event: FormEvent<HTMLFormElement>) => {
    const field = event.currentTarget.querySelector('input')
    if (field?.value.trim()) return
    event.preventDefault()
    setFocus(field)
  }
  return (
    <form method="get" action={href} target={target} role="search" onSubmit={stopEmpty}>
      {children}
    </form>
  )
}

/** A suggestion with the typed text marked. */
function Name({ name, typed }: { name: string; typed: string }) {
  return (
    <span>
      {piecesOf(name, typed).map(({ text, isTyped }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position
        isTyped ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </span>
  )
}
