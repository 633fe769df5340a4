import { act, render, screen } from '@testing-library/react'
import { Rejected, RequestFailed } from '../../../../shared/domain/api/client/errors'
import { useChange } from '../../../../shared/domain/hooks/use-change'
import { shopProvider } from '../../../../shared/domain/hooks/use-shop'
import { createShopStore } from '../../../../shared/domain/store/create-shop-store'
import { ChangeOutcome } from '../../../../shared/features/calls/ChangeOutcome'
import { createProviders, ProvidersContext } from '../../../../shared/platform/providers/provider'
import { shortMemory } from '../../../support/visit-memory'

const noAnswer = () => new RequestFailed('POST /api/product', 'unknown', null)
const page = () => ({
  csrfToken: 'token',
  csrfUrl: null,
  hasPostcode: true,
  isGuest: false,
  activeCoupon: null,
})

/** An editor whose calls the test answers. */
function openEditor() {
  const store = createShopStore({ page, memory: shortMemory() })
  const sends: { resolve: (answer: string) => void; reject: (error: unknown) => void }[] = []
  const reads: { resolve: (isDone: boolean) => void; reject: (error: unknown) => void }[] = []
  const done: (string | null)[] = []
  const ask = <T,>(calls: { resolve: (answer: T) => void; reject: (error: unknown) => void }[]) =>
    new Promise<T>((resolve, reject) => calls.push({ resolve, reject }))
  function Editor() {
    const change = useChange<string>()
    const save = () =>
      void change.begin('Saving', {
        send: () => ask(sends),
        isDone: () => ask(reads),
        onDone: answer => done.push(answer),
      })
    return (
      <>
        <ChangeOutcome state={change.state} onCheckAgain={change.checkAgain} />
        <button type="button" onClick={save}>
          {change.isBusy ? 'Saving' : 'Save'}
        </button>
      </>
    )
  }
  render(
    <ProvidersContext value={createProviders([[shopProvider, store]])}>
      <Editor />
    </ProvidersContext>,
  )
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  return { store, sends, reads, done, press }
}

const settle = (answer: () => void) => act(async () => answer())

test('A-110 An answered change is done, and nothing is read again', async () => {
  const { sends, reads, done, press } = openEditor()
  await press('Save')
  await settle(() => sends[0]?.resolve('Saved.'))
  expect(done).toEqual(['Saved.'])
  expect(reads).toHaveLength(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('A-110 Two presses send a change once', async () => {
  const { sends, press } = openEditor()
  await press('Save')
  await press('Saving')
  expect(sends).toHaveLength(1)
})

test("A-110 A refusal is shown in the shop's words", async () => {
  const { sends, reads, done, press } = openEditor()
  await press('Save')
  await settle(() => sends[0]?.reject(new Rejected('POST /x', 422, {}, ['Only 3 are left.'])))
  expect(screen.getByRole('alert')).toHaveTextContent('Only 3 are left.')
  expect([reads.length, done.length]).toEqual([0, 0])
})

test('F-03 A-110 A change whose answer was lost is done when the shop has the requested value', async () => {
  const { sends, reads, done, press } = openEditor()
  await press('Save')
  await settle(() => sends[0]?.reject(noAnswer()))
  expect(screen.queryByRole('alert')).toBeNull()
  await settle(() => reads[0]?.resolve(true))
  expect(done).toEqual([null])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('F-03 A-110 A change that the shop does not have was not saved and can be sent again', async () => {
  const { sends, reads, done, press } = openEditor()
  await press('Save')
  await settle(() => sends[0]?.reject(noAnswer()))
  await settle(() => reads[0]?.resolve(false))
  expect(screen.getByRole('alert')).toHaveTextContent('That was not saved. Please try again.')
  await press('Save')
  expect(sends).toHaveLength(2)
  expect(done).toEqual([])
})

test('F-03 A-110 When nothing can be read either, the outcome is reported as unknown, and people can check again', async () => {
  const { sends, reads, done, press } = openEditor()
  await press('Save')
  await settle(() => sends[0]?.reject(noAnswer()))
  await settle(() => reads[0]?.reject(noAnswer()))
  expect(screen.getByText("We can't tell yet whether this was saved.")).toBeVisible()
  await press('Check again')
  await settle(() => reads[1]?.resolve(true))
  expect(done).toEqual([null])
  expect(sends).toHaveLength(1)
})

test('A-110 A-117 A restored page finds out the outcome of the change with which it left', async () => {
  const { store, sends, reads, done, press } = openEditor()
  await press('Save')
  await settle(() => store.getState().markRestored())
  expect(reads).toHaveLength(1)
  await settle(() => sends[0]?.reject(noAnswer()))
  await settle(() => reads[0]?.resolve(true))
  expect(done).toEqual([null])
})
