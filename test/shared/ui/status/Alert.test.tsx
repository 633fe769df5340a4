import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { tick } from '../../../../shared/ui/button/icon-shapes'
import { TextLink } from '../../../../shared/ui/button/TextLink'
import { Alert } from '../../../../shared/ui/status/Alert'
import { Badge } from '../../../../shared/ui/status/Badge'

test('UI-06 A failure shows its messages as lines of one red alert', () => {
  render(
    <Alert
      tone="error"
      messages={['The quantity may not be greater than 12.', 'Please choose a day.\nAny day.']}
    />,
  )
  const alert = screen.getByRole('alert')
  expect(alert).toHaveAttribute('data-tone', 'error')
  expect([...alert.querySelectorAll('p')].map(line => line.textContent)).toEqual([
    'The quantity may not be greater than 12.',
    'Please choose a day.',
    'Any day.',
  ])
})

test('UI-05 A success shows in a green alert that is announced politely', () => {
  render(<Alert tone="success" messages={['Added to your order.']} />)
  expect(screen.getByRole('status')).toHaveTextContent('Added to your order.')
  expect(screen.getByRole('status')).toHaveAttribute('data-tone', 'success')
})

test("UI-08 The server's text is shown as received, and its markup as plain text", () => {
  render(<Alert tone="error" messages={['<b>Sorry</b> &amp; goodbye']} />)
  expect(screen.getByRole('alert')).toHaveTextContent('<b>Sorry</b> &amp; goodbye')
})

test('A link to another site opens a new tab, says so, and sends no referrer', () => {
  render(
    <TextLink href="https://example.org/" opensNewTab>
      Visit their website
    </TextLink>,
  )
  const link = screen.getByRole('link', { name: 'Visit their website (opens in a new tab)' })
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'ftp://example.org'])(
  'An address that could run a script leaves only the text: %s',
  href => {
    render(<TextLink href={href}>Website</TextLink>)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('Website')).toBeVisible()
  },
)

test.each(['/login', '#top', 'tel:01174960188', 'mailto:hello@example.org'])(
  'A usual address stays a link: %s',
  href => {
    render(<TextLink href={href}>Go</TextLink>)
    expect(screen.getByRole('link')).toHaveAttribute('href', href)
  },
)

test('A badge gives its state as a word beside a picture', () => {
  render(
    <Badge tone="delivered" shape={tick}>
      Delivered × 2
    </Badge>,
  )
  expect(screen.getByText('Delivered × 2').parentElement?.querySelector('svg')).toHaveAttribute(
    'aria-hidden',
    'true',
  )
})

function FailedBox() {
  const [isFailed, setFailed] = useState(true)
  return (
    <section aria-label="Your box">
      {isFailed && (
        <Alert tone="error">
          <button type="button" onClick={() => setFailed(false)}>
            Try again
          </button>
        </Alert>
      )}
    </section>
  )
}

test('X2 When a message goes after a press on its button, the focus is on the region around it', async () => {
  render(<FailedBox />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your box' })).toHaveFocus())
})
