import { fireEvent, screen, within } from '@testing-library/react'
import { expectElement } from '../../support/expect-element'
import { openPage, type PageOptions } from '../../support/page/open-page'
import { fieldsIn } from '../../support/page/watch-posts'

type PausePage = {
  json?: object
  inside?: string
  now?: string | (() => Date)
  list?: PageOptions['list']
}

/** The page's own form around the picker, on Thursday 20 August 2026 unless stated. */
export const openPauses = (
  attributes = '',
  { json, inside = '', now = '2026-08-20T12:00:00Z', list }: PausePage = {},
) =>
  openPage(
    `<form action="/account/pauses" method="post">
      <div data-widget="pause-picker" ${attributes}>
        ${json ? `<script type="application/json">${JSON.stringify(json)}</script>` : ''}${inside}
      </div>
      <button type="submit">Pause deliveries</button>
    </form>`,
    { providers: { now: typeof now === 'string' ? () => new Date(now) : now }, ...(list && { list }) },
  )

export const firstDay = () => screen.getByLabelText<HTMLInputElement>('First day without a delivery')
export const lastDay = () => screen.getByLabelText<HTMLInputElement>('Last day without a delivery')
export const shown = () => ({ start_date: firstDay().value, end_date: lastDay().value })

/** The fields that the page's form would send. */
export const posted = () => fieldsIn(pageForm())
export const pageForm = () => expectElement(document.querySelector('form'), HTMLFormElement)

/** Replaces the text of a field and leaves the field. */
export function retype(field: HTMLInputElement, text: string): void {
  fireEvent.focus(field)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.blur(field)
}

export const opener = (which: 'First' | 'Last') =>
  screen.getByLabelText(`Choose from a calendar: ${which} day without a delivery`)

export const openCalendar = async (which: 'First' | 'Last') => {
  fireEvent.click(opener(which))
  // The first calendar of a run has to be compiled.
  await screen.findByRole('grid')
  return screen.getByRole('dialog')
}

/** A day of the open calendar, such as "Monday 24 August 2026". */
export const dayCell = (name: string) =>
  within(screen.getByRole('grid')).getByLabelText(new RegExp(`^${name}`))

export const heard = (role: 'status' | 'alert' = 'status') =>
  document.querySelector(`[data-doorstep-shell] > [role=${role}]`)?.textContent
