import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PlaceContext } from '../../../../shared/ui/dialog/inherit-theme'
import { useLazyDialog } from '../../../../shared/ui/status/use-lazy-dialog'

test('L-22 What a press opens and cannot be fetched is said beside it, with another try and the link of the page', async () => {
  let tries = 0
  const load = async () => {
    if (++tries < 3) throw new Error('no such file')
    return { text: 'The box' }
  }
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    const { part, missing, again } = useLazyDialog(load, isOpen)
    const press = () => {
      setOpen(true)
      again()
    }
    return (
      <>
        <button type="button" onClick={press}>
          View
        </button>
        {part?.text ?? missing}
      </>
    )
  }
  document.body.innerHTML =
    '<div><template data-doorstep-fallback><a href="/boxes/7">See box 7</a></template><main></main></div>'
  const place = document.querySelector('main') as HTMLElement
  render(
    <PlaceContext value={place}>
      <Opener />
    </PlaceContext>,
    { container: place },
  )
  expect(tries).toBe(0)
  const said = () => screen.queryByRole('alert')?.textContent
  for (const time of [1, 2]) {
    await userEvent.click(screen.getByText('View'))
    expect(tries).toBe(time)
    expect(said()).toBe("That couldn't be opened. Check your connection and try again.Try again See box 7")
  }
  expect(screen.getByRole('link')).toHaveAttribute('href', '/boxes/7')
  await userEvent.click(screen.getByText('Try again'))
  expect(screen.getByText('The box')).toBeVisible()
  expect(said()).toBeUndefined()
})
