import type { LogEntry } from './watch-preview'

const longest = 60

/** Writes the event log, newest first. */
export function createEventLog(): { add(entry: LogEntry): void } {
  const list = document.querySelector('[data-log]')
  const empty = document.querySelector<HTMLElement>('[data-log-empty]')
  const showEmptiness = () => {
    if (empty) empty.hidden = list?.firstElementChild !== null
  }
  document.querySelector('[data-clear-log]')?.addEventListener('click', () => {
    list?.replaceChildren()
    showEmptiness()
  })
  return {
    add(entry) {
      list?.prepend(line(entry))
      while (list && list.children.length > longest) list.lastElementChild?.remove()
      showEmptiness()
    },
  }
}

function line({ title, detail }: LogEntry): HTMLLIElement {
  const item = document.createElement('li')
  const time = document.createElement('time')
  time.textContent = new Date().toLocaleTimeString('en-GB')
  const name = document.createElement('b')
  name.textContent = title
  const code = document.createElement('code')
  code.textContent = detail
  item.append(time, name, code)
  return item
}
