import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { ErrorSummary } from '../../../../shared/ui/form/ErrorSummary'
import { RadioGroup } from '../../../../shared/ui/form/RadioGroup'

const changed = jest.fn()
beforeEach(() => changed.mockClear())

const places = [
  { value: 'doorstep', label: 'Doorstep', hint: 'In the shade' },
  { value: 'porch', label: 'Porch' },
  { value: 'neighbour', label: 'Neighbour', disabledReason: 'Tell us which neighbour first' },
]

function Place(props: Partial<ComponentProps<typeof RadioGroup>>) {
  const [value, setValue] = useState(props.value ?? null)
  return (
    <RadioGroup
      legend="Where to leave it"
      name="place"
      options={places}
      {...props}
      value={value}
      onChange={next => {
        changed(next)
        setValue(next)
      }}
    />
  )
}
const radio = (name: string) => screen.getByRole('radio', { name })

test("A press on a choice's label chooses it, and the arrow keys move on", async () => {
  render(<Place />)
  await userEvent.click(screen.getByText('Doorstep'))
  expect(radio('Doorstep')).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  expect(changed.mock.calls).toEqual([['doorstep'], ['porch']])
  expect(radio('Porch')).toBeChecked()
})

test("The group's description is not repeated at each disabled choice", () => {
  const reason = 'Hampers come once only.'
  render(<Place hint={reason} options={places.map(place => ({ ...place, disabledReason: reason }))} />)
  expect(screen.getAllByText(reason)).toHaveLength(1)
  expect(screen.getByRole('group')).toHaveAccessibleDescription(reason)
  expect(radio('Doorstep')).toHaveAccessibleDescription('In the shade')
  expect(radio('Doorstep')).toBeDisabled()
})

test('Two groups of the same name on one page keep separate choices', async () => {
  render(
    <>
      <Place legend="This week" />
      <Place legend="Every week" />
    </>,
  )
  const [first, second] = screen.getAllByRole('radio', { name: 'Porch' })
  await userEvent.click(first!)
  await userEvent.click(second!)
  expect(first).toBeChecked()
})

test('A choice is named by its label alone and described by its hint or the reason it is disabled', () => {
  render(<Place />)
  expect(radio('Doorstep')).toHaveAccessibleDescription('In the shade')
  expect(radio('Neighbour')).toBeDisabled()
  expect(radio('Neighbour')).toHaveAccessibleDescription('Tell us which neighbour first')
  expect(radio('Porch')).toHaveAccessibleDescription('')
})

test('The group is described by its hint and its error', () => {
  render(<Place hint="We call before 8am." error="Choose a place" />)
  expect(screen.getByRole('group', { name: 'Where to leave it' })).toHaveAccessibleDescription(
    'We call before 8am. Choose a place',
  )
})

test('A locked group shows the choice and why it is locked', () => {
  render(<Place value="porch" disabledReason="This order is being packed" />)
  expect(radio('Porch')).toBeChecked()
  for (const each of screen.getAllByRole('radio')) expect(each).toBeDisabled()
  expect(screen.getByRole('group')).toHaveAccessibleDescription('This order is being packed')
})

test('A hidden legend still names the group', () => {
  render(<Place isLegendHidden />)
  expect(screen.getByRole('group', { name: 'Where to leave it' })).toBeInTheDocument()
})

test('An error summary leads to the first choice', async () => {
  render(
    <>
      <ErrorSummary errors={[{ controlId: 'place', message: 'Choose a place' }]} />
      <Place id="place" />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Choose a place' }))
  expect(radio('Doorstep')).toHaveFocus()
})

test.each([
  ['Three tiles stand as many in a row as fit', 3, null],
  ['J-68 Four tiles stand two by two or in one row, so that none is left over', 4, 'true'],
])('%s', (_, count, row) => {
  const options = Array.from({ length: count }, (_, at) => ({ value: String(at), label: `Place ${at}` }))
  render(<Place options={options} isTiled />)
  expect(radio('Place 0').closest('label')?.parentElement?.getAttribute('data-row')).toBe(row)
})
