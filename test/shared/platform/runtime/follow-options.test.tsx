import { act, screen } from '@testing-library/react'
import { text } from '../../../../shared/platform/options/options'
import { defineWidget } from '../../../../shared/platform/runtime/mount/define-widget'
import { openPage } from '../../../support/page/open-page'
import { present } from '../../../support/present'
import { pass } from '../../../support/test-time'

test('K-349 A widget with JSON is drawn when it comes and when its JSON changes, and at nothing else in its place', async () => {
  let drawn = 0
  const widget = defineWidget({
    name: 'probe-json',
    title: 'JSON',
    group: 'Ordering',
    summary: 'Shows a note.',
    options: { note: text('A note.') },
    component({ note }) {
      drawn++
      return <p>{note ?? 'No note'}</p>
    },
  })
  await openPage(
    '<div data-widget="probe-json"><script type="application/json">{ "note": "One" }</script>Words</div>',
    { list: { 'probe-json': { when: 'ready', load: async () => ({ widget }) } } },
  )
  await pass(100)
  expect(screen.getByText('One')).toBeVisible()
  expect(drawn).toBe(1)
  const placeholder = present(document.querySelector('[data-widget]'))
  const change = (html: string) =>
    act(async () => {
      placeholder.insertAdjacentHTML('beforeend', html)
      await Promise.resolve()
    })
  await change('<i>More words</i>')
  expect(drawn).toBe(1)
  const json = present(document.querySelector('[type="application/json"]'))
  await act(async () => {
    json.textContent = '{ "note": "Two" }'
  })
  await pass(100)
  expect(screen.getByText('Two')).toBeVisible()
  expect(drawn).toBe(2)
})
