import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { TextField } from '../../../shared/ui/form/TextField'
import { ShownValue, text } from '../../../shared/ui/ShownValue'

const names = ['Current', 'New', 'Again'] as const
const sent = jest.fn()
let renderAgain = () => {}

/** A form that builds its next values on those it was rendered with. */
function Form({ isSecret }: { isSecret: boolean }) {
  const [values, setValues] = useState<Record<string, string>>({})
  const [, count] = useState(0)
  renderAgain = () => count(before => before + 1)
  const fields = names.map(name => {
    const change = (typed: string) => setValues({ ...values, [name]: typed })
    const value = values[name] ?? ''
    return isSecret ? (
      <ShownValue key={name} {...{ access: text, value, onChange: change }} isSecret>
        {(ref, hear) => <input aria-label={name} ref={ref} onChange={hear} />}
      </ShownValue>
    ) : (
      <TextField key={name} label={name} value={value} onChange={change} />
    )
  })
  return (
    <form onSubmit={() => sent(values)}>
      {fields}
      <button type="button" onClick={() => sent(values)}>
        Update
      </button>
    </form>
  )
}

test.each([
  ['a press', () => fireEvent.click(screen.getByText('Update'))],
  ['the form that is sent', () => fireEvent.submit(screen.getByText('Update'))],
  ['a render and a press', () => [act(() => renderAgain()), fireEvent.click(screen.getByText('Update'))]],
])('K-581 Fields that a password manager has filled without a word are all sent by %s', async (_, use) => {
  for (const isSecret of [false, true]) {
    sent.mockClear()
    const { unmount } = render(<Form {...{ isSecret }} />)
    for (const name of names) {
      const field = screen.getByLabelText<HTMLInputElement>(name)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${name} text`)
    }
    await act(async () => use())
    expect(sent).toHaveBeenLastCalledWith({ Current: 'Current text', New: 'New text', Again: 'Again text' })
    unmount()
  }
})
