import { act, fireEvent, render } from '@testing-library/react'
import { ServiceChart } from '../../../widgets/map/service/ServiceChart'
import { expectElement } from '../../support/expect-element'
import { present } from '../../support/present'
import { fakeService } from './fake-service'
import { bristol } from './open-map'

const scriptOf = (name: string) =>
  expectElement(document.head.querySelector(`script[src*="${name}.js"]`), HTMLScriptElement)
const callBack = (script: HTMLScriptElement) =>
  act(async () => present(Reflect.get(window, new URL(script.src).searchParams.get('callback') ?? ''))())

afterEach(() => {
  document.head.innerHTML = ''
  Reflect.deleteProperty(window, 'google')
})

test('MP-04 After a change of the address, calls of the earlier service are ignored', async () => {
  const missed = jest.fn()
  const depots = [{ ...bristol, infoTitle: 'Bedminster Depot' }]
  const chart = (name: string) => (
    <ServiceChart
      address={`https://maps.example/${name}.js`}
      depots={depots}
      overlay={undefined}
      onMissing={missed}
    />
  )
  const { rerender } = render(chart('slow'))
  rerender(chart('broken'))
  rerender(chart('now'))
  const { of } = fakeService()
  await callBack(scriptOf('slow'))
  await act(async () => void fireEvent.error(scriptOf('broken')))
  expect([of('Map').length, missed.mock.calls.length]).toEqual([0, 0])
  await callBack(scriptOf('now'))
  expect(of('Map')).toHaveLength(1)
})
