import { act, screen } from '@testing-library/react'
import { lintWidgets } from '../../../../shared/tools/doctor/diagnose'
import { widgets } from '../../../../widgets'
import { expectElement } from '../../../support/expect-element'
import { openPage } from '../../../support/page/open-page'
import { pass } from '../../../support/test-time'

const panel = (load = 'ready') =>
  `<div data-widget="info-panel" data-title="Ours" data-text="Words" data-load="${load}"><button>Read more</button></div>`
const find = (selector: string) => expectElement(document.querySelector(selector), HTMLElement)
const placeholder = () => find('[data-widget]')
const state = () => placeholder().dataset.widgetState ?? 'none'
/** Changes the page and waits until the runtime has followed. */
const change = (how: () => void) =>
  act(async () => {
    how()
    await pass(500)
  })

test.each(['ready', 'visible', 'interaction'])(
  'J-02 A placeholder inside data-doorstep-off stays as printed, with data-load="%s"',
  async load => {
    await openPage(`<div data-doorstep-off><p>${panel(load)}</p></div>`)
    await change(() => screen.getByText('Read more').click())
    expect([state(), placeholder().innerHTML]).toEqual(['none', '<button>Read more</button>'])
    expect(window.Doorstep?.report().placeholders).toEqual([])
  },
)

test('J-02 A placeholder with data-doorstep-off on itself stays as printed', async () => {
  await openPage(panel().replace('data-load', 'data-doorstep-off data-load'))
  expect(state()).toBe('none')
})

test('J-02 Placeholders added later to a switched-off area, and those mounted by script, stay as well', async () => {
  await openPage('<div id="comments" data-doorstep-off></div>')
  await change(() => {
    find('#comments').innerHTML = panel()
  })
  expect(state()).toBe('none')
  await change(() => window.Doorstep?.mount())
  await change(() => window.Doorstep?.mount(placeholder()))
  expect(state()).toBe('none')
})

test('J-02 A widget is removed when it is moved into a switched-off area, and mounted when it is moved out', async () => {
  await openPage(`<div id="comments" data-doorstep-off></div><div id="page">${panel()}</div>`)
  expect(state()).toBe('mounted')
  await change(() => find('#comments').append(placeholder()))
  expect([state(), placeholder().textContent]).toEqual(['none', 'Read more'])
  await change(() => find('#page').append(placeholder()))
  expect(state()).toBe('mounted')
})

test('J-02 The attribute can be added and removed', async () => {
  await openPage(`<div id="page">${panel()}</div>`)
  await change(() => find('#page').setAttribute('data-doorstep-off', ''))
  expect(state()).toBe('none')
  await change(() => find('#page').removeAttribute('data-doorstep-off'))
  expect(state()).toBe('mounted')
})

test('J-02 A widget switched off while it loads is not mounted', async () => {
  const arrive: (() => void)[] = []
  const { load } = widgets['info-panel'] as (typeof widgets)['']
  const late = { load: () => new Promise<void>(done => arrive.push(done)).then(load), when: 'ready' as const }
  await openPage(`<div id="page">${panel()}</div>`, { list: { 'info-panel': late } as never })
  expect(state()).toBe('loading')
  await change(() => find('#page').setAttribute('data-doorstep-off', ''))
  await change(() => {
    for (const each of arrive) each()
  })
  expect([state(), placeholder().textContent]).toEqual(['none', 'Read more'])
})

test('J-02 The doctor does not mention switched-off placeholders', async () => {
  await openPage(`<div data-doorstep-off><div data-widget="postcode-pannel"></div></div>${panel()}`)
  expect((await lintWidgets(widgets)).map(({ finding }) => finding.widget)).toEqual(['info-panel'])
})
