import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expectElement } from '../../support/expect-element'
import {
  checkButton,
  dialog,
  field,
  panel,
  reported,
  rest,
  user,
  verifyPath,
  visitPanel,
} from './visit-panel'

/** Holds back each answer until its postcode is released. */
function holdAnswers() {
  const waiting = new Map<string, () => void>()
  const asked = (postcode: string) => waitFor(() => expect(waiting.has(postcode)).toBe(true))
  return {
    holdBack: (_path: string, body: string) =>
      new Promise<void>(resolve => waiting.set((JSON.parse(body) as { postcode: string }).postcode, resolve)),
    asked,
    letGo: async (postcode: string) => {
      await asked(postcode)
      waiting.get(postcode)?.()
      await rest()
    },
  }
}

async function visitSlowShop(markup = panel()) {
  const { holdBack, ...answers } = holdAnswers()
  return { ...(await visitPanel(markup, { holdBack })), ...answers }
}

describe('one check at a time', () => {
  test('PC-04 Two presses on Check send one call; meanwhile the button is busy and the field read-only', async () => {
    const { sentTo, letGo, heard } = await visitSlowShop()
    await user.type(field(), 'BS3 4TN')
    await user.dblClick(checkButton())
    expect(screen.getByRole('button', { name: 'Checking' })).toHaveAttribute('aria-busy', 'true')
    expect(field()).toHaveAttribute('readonly')
    await user.type(field(), '{Enter}')
    await letGo('BS3 4TN')
    await dialog()
    expect(sentTo(verifyPath)).toHaveLength(1)
    expect(heard).toHaveLength(1)
  })

  test('A check is cancelled by further typing, and its answer is neither shown nor announced', async () => {
    const { asked, letGo, heard, providers } = await visitSlowShop()
    await user.type(field(), 'BS3 4TN{Enter}')
    await asked('BS3 4TN')
    await user.type(field(), 'X')
    expect(field()).toHaveValue('BS3 4TNX')
    await waitFor(() => expect(checkButton()).toBeVisible())
    await letGo('BS3 4TN')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect([heard, reported(), providers.store.getState().session.postcode]).toEqual([[], [], null])
  })

  test('EVT-01 The newest check wins, whatever the order of the answers', async () => {
    const { asked, letGo, heard } = await visitSlowShop()
    await user.type(field(), 'EX4 4QJ{Enter}')
    await asked('EX4 4QJ')
    await user.type(field(), 'X')
    await user.clear(field())
    await user.type(field(), 'BA1 5LR{Enter}')
    await letGo('BA1 5LR')
    await letGo('EX4 4QJ')
    expect(await dialog()).toHaveAccessibleName('We deliver to your area')
    expect(heard).toEqual([{ postcode: 'BA1 5LR', quotaReached: false }])
  })

  test('PC-07 Cancel during a check cancels the check', async () => {
    const { asked, letGo, heard } = await visitSlowShop(panel('data-postcode="BS3 4TN"'))
    await user.click(screen.getByRole('button', { name: 'Change postcode BS3 4TN' }))
    await user.clear(field())
    await user.type(field(), 'BA1 5LR{Enter}')
    await asked('BA1 5LR')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await letGo('BA1 5LR')
    expect(screen.getByRole('button', { name: 'Change postcode BS3 4TN' })).toBeVisible()
    expect(heard).toEqual([])
  })
})

describe("inside the page's own form", () => {
  const inForm = `<form action="/old"><input name="product" value="7" type="hidden">${panel()}<button>Order</button></form>`

  async function visitForm() {
    const page = await visitPanel(inForm)
    const submits: Event[] = []
    const form = expectElement(document.querySelector('form'), HTMLFormElement)
    form.addEventListener('submit', event => {
      event.preventDefault()
      submits.push(event)
    })
    return { ...page, form, submits }
  }

  test('PC-05 Enter checks the postcode and never submits that form', async () => {
    const { submits, sentTo } = await visitForm()
    await user.type(field(), 'EX4 4QJ{Enter}')
    await dialog()
    expect(sentTo(verifyPath)).toHaveLength(1)
    expect(submits).toEqual([])
  })

  test('The form keeps its own fields and gains the postcode, also once that is confirmed', async () => {
    const { form, submits } = await visitForm()
    expect(form.querySelector('form')).toBeNull()
    await user.type(field(), 'BS3 4TN{Enter}')
    await dialog()
    expect([...new FormData(form)]).toEqual([
      ['product', '7'],
      ['postcode', 'BS3 4TN'],
    ])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: /Change postcode/ }))
    expect(submits).toEqual([])
  })

  test("PC-05 Enter that only accepts an input method's word starts no check", async () => {
    const { visit } = await visitForm()
    await user.type(field(), 'BS3 4TN')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    await rest()
    expect(visit.log).toEqual([])
  })
})
