import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Checkbox } from '../../../../shared/ui/form/Checkbox'
import { ErrorSummary } from '../../../../shared/ui/form/ErrorSummary'
import { SelectField } from '../../../../shared/ui/form/SelectField'
import { TextField, type TextFieldProps } from '../../../../shared/ui/form/TextField'

function Typed(attributes: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return <TextField label="Street" {...attributes} value={value} onChange={setValue} />
}

test('K-75 A field is named by its label and described by its hint and its error', () => {
  render(<Typed hint="Just the first line is fine." error="Enter your street" />)
  const input = screen.getByRole('textbox', { name: 'Street' })
  expect(input).toHaveAccessibleDescription('Just the first line is fine. Enter your street')
  expect(input).toBeInvalid()
})

test('A field without error or hint has no description and is not invalid', () => {
  render(<Typed success="" error={null} />)
  const input = screen.getByRole('textbox', { name: 'Street' })
  expect(input).not.toHaveAttribute('aria-describedby')
  expect(input).not.toHaveAttribute('aria-invalid')
})

test('An optional field says so in its label; a required field says nothing', () => {
  render(
    <>
      <Typed isOptional />
      <Typed label="Town" required />
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Street (optional)' })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Town' })).toBeRequired()
})

test('A hidden label still names its field', () => {
  render(<Typed isLabelHidden />)
  expect(screen.getByLabelText('Street')).toBeInTheDocument()
})

test('Typed text stays as typed, however the field formats its display', async () => {
  render(<Typed look="code" autoComplete="postal-code" spellCheck={false} />)
  await userEvent.type(screen.getByRole('textbox'), 'bs3 4tn')
  expect(screen.getByRole('textbox')).toHaveValue('bs3 4tn')
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'postal-code')
})

test('A valid value is confirmed under the field, which is not marked invalid', () => {
  render(<Typed success="Code added successfully!" />)
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Code added successfully!')
  expect(screen.getByRole('textbox')).toBeValid()
})

test('A select and a checkbox pass the choice to the page', async () => {
  const choose = jest.fn()
  const tick = jest.fn()
  render(
    <>
      <SelectField label="Title" value="mrs" onChange={choose}>
        <option value="mrs">Mrs</option>
        <option value="mr">Mr</option>
      </SelectField>
      <Checkbox label="I already have deliveries" hint="We move them" isChecked={false} onChange={tick} />
    </>,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title' }), 'Mr')
  await userEvent.click(screen.getByText('I already have deliveries'))
  expect(choose).toHaveBeenCalledWith('mr')
  expect(tick).toHaveBeenCalledWith(true)
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('We move them')
})

test('An error summary takes the focus when it appears and links to each invalid field', async () => {
  const form = (errors: { controlId: string; message: string }[]) => (
    <>
      <ErrorSummary errors={errors} />
      <Typed id="street" />
    </>
  )
  const { rerender } = render(form([]))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  rerender(form([{ controlId: 'street', message: 'Enter your street' }]))
  const summary = screen.getByRole('group', { name: 'There is a problem' })
  expect(summary).toHaveFocus()
  // The focus reads the errors, too; as an alert they would be read twice.
  expect(summary).toHaveAccessibleDescription()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Enter your street' }))
  expect(screen.getByRole('textbox', { name: 'Street' })).toHaveFocus()
})
