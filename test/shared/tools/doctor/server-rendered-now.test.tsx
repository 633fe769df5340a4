import { publishFacts } from '../../../../shared/platform/page/facts/published-facts'
import { lintWidgets } from '../../../../shared/tools/doctor/diagnose'
import { widgets } from '../../../../widgets'

test('F-63 G-30 The doctor reports a printed state that is no longer true, with both values', async () => {
  const stands = (printed: string) =>
    `<div data-widget="mobile-basket-button" data-load="printed" data-printed="${printed}"><button>Box</button></div>`
  document.body.innerHTML = stands('items=3') + stands('items=4')
  const notes = async () => (await lintWidgets(widgets)).map(({ finding }) => finding.notes)
  expect(await notes()).toEqual([[], []])
  publishFacts({ items: '4' })
  expect(await notes()).toEqual([
    ['it says items=3, and by now the shop says 4: it does not sleep any longer'],
    [],
  ])
})
