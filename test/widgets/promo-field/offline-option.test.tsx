import userEvent from '@testing-library/user-event'
import { openForm } from './open-form'

test('OC-01 A-80 With a depot the promotional code shows the offline-customer checkbox', async () => {
  const { says, posted } = await openForm({
    json: { offline: { email: 'depot@shop.test', phone: '0117 496 0142' } },
  })
  const box = await says.findByRole('checkbox', { name: 'I am an offline customer' })
  expect(posted()).toMatchObject({ offline: '0' })
  await userEvent.click(box)
  expect(posted()).toMatchObject({ offline: '1' })
  expect(says.getByRole('link', { name: 'depot@shop.test' })).toHaveAttribute(
    'href',
    'mailto:depot@shop.test',
  )
})

test('A-80 Without a depot there is neither a checkbox nor a field for it', async () => {
  const { says, posted } = await openForm()
  expect(says.queryByRole('checkbox')).toBeNull()
  expect(posted()).not.toHaveProperty('offline')
})

test('A-80 The page can replace the words of both', async () => {
  const { says } = await openForm({
    json: {
      offline: { checked: true, email: null, phone: null },
      labels: {
        label: 'Code from the leaflet',
        check: 'Use it',
        offline: 'We know each other',
        offlineHelp: 'Ring {contact}.',
      },
    },
  })
  expect(says.getByRole('textbox', { name: /Code from the leaflet/ })).toBeVisible()
  expect(says.getByRole('button', { name: 'Use it' })).toBeVisible()
  expect(await says.findByRole('checkbox', { name: 'We know each other' })).toBeChecked()
  expect(says.getByText(/^Ring/).parentElement).toHaveTextContent('Ring our contact form.')
})
