/** @jest-environment ./test/support/jest/jsdom-env.mjs */
import { renderPage } from '../../../demo-pages/pages/render'
import { createDemoShop } from '../../../demo-pages/shop/create-demo-shop'

const shop = createDemoShop({ now: () => new Date('2026-05-20T09:00:00Z') })
const path = '/recipes/bread-and-butter-pudding'

function open() {
  const visit = shop.visit({ as: 'guest' })
  const show = (address = path) =>
    new DOMParser().parseFromString(renderPage(address, visit.page(address)) ?? '', 'text/html')
  return {
    visit,
    show,
    post: (fields: Record<string, string>) => visit.submit('/email-recipe', fields, path),
  }
}

test('RE-03 Without JavaScript an ordinary form sends a recipe, and the page shows what was sent', async () => {
  const { show, post } = open()
  const form = show().querySelector('[data-widget="recipe-email"] form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/email-recipe', 'post'])
  const recipe = form?.querySelector<HTMLInputElement>('[name="recipe"]')?.value ?? ''
  const reply = await post({ recipe, email: 'ann@rowe.example' })
  expect([reply.status, reply.headers.get('Location')]).toEqual([303, path])
  const page = show()
  expect(page.querySelector('[data-flash]')?.textContent).toContain(
    'Recipe sent successfully to ann@rowe.example.',
  )
  expect(page.querySelector('#sent + ul')?.textContent).toBe('ann@rowe.example')
})

test('RE-04 A refused address comes back in the field with its message, also in the widget', async () => {
  const { show, post, visit } = open()
  await post({ recipe: '1', email: 'ann@' })
  const page = show()
  expect(page.querySelector<HTMLInputElement>('#email')?.value).toBe('ann@')
  expect(page.getElementById('email-error')?.textContent).toBe(
    'Enter an email address, like name@example.co.uk.',
  )
  const placeholder = page.querySelector<HTMLElement>('[data-widget="recipe-email"]')
  expect([placeholder?.dataset.email, placeholder?.dataset.load]).toEqual(['ann@', 'ready'])
  expect(placeholder?.querySelector('script')?.textContent).toContain(
    'Enter an email address, like name@example.co.uk.',
  )
  expect(visit.state.sent.recipes).toEqual([])
})
