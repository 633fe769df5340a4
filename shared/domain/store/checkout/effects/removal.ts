import { removeUnavailable } from '../../../api/checkout'
import { reconcile, sendChange } from '../../outcome'
import { countLines } from '../checkout-model'
import { type CheckoutEnvironment, readAgain } from './reading'

/** Removes products that cannot come, or checks again whether they were removed; resolves to whether they were (CO-23). */
async function remove(environment: CheckoutEnvironment, act: typeof sendChange<void>): Promise<boolean> {
  const { api, draft, model, dispatch, afterOthers, tellChange } = environment
  // While a date is being saved, the customer has not seen which products would be removed.
  if (model().pending.isRemoving || model().shown.date === 'saving') return false
  dispatch({ type: 'removal-begun' })
  await afterOthers(async () => {
    const outcome = await act({
      send: () => removeUnavailable(api, draft.id),
      async isDone() {
        const error = await readAgain(environment)
        if (error) throw error
        return countLines(model()) < model().pending.linesBefore
      },
    })
    if (outcome.kind === 'left') return
    // The total without the removed products is not known yet. If the answer was lost, the check has already read
    // it.
    if (outcome.kind === 'done' && outcome.answer !== null) forgetRemoved(environment)
    dispatch({ type: 'removal-ended', outcome })
    if (outcome.kind === 'done') tellChange()
  })
  await readAgain(environment)
  dispatch({ type: 'removal-over' })
  return model().shown.removal.kind === 'idle'
}

function forgetRemoved({ totals }: CheckoutEnvironment): void {
  const lines = totals.getState().value?.lines.filter(({ isUnavailable }) => !isUnavailable)
  if (lines) totals.replace({ total: null, lines })
}

export function removeWhatCannotCome(environment: CheckoutEnvironment): Promise<boolean> {
  if (!environment.model().pending.isRemoving) environment.dispatch({ type: 'removal-asked' })
  return remove(environment, sendChange)
}

export const checkRemoval = (environment: CheckoutEnvironment): Promise<boolean> =>
  remove(environment, reconcile)
