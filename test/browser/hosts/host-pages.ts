import { type OpenShop, openShop, type WatchedPage } from '../../support/browser'
import { type Host, visitHost as visitPage } from './host-page'

export let open: OpenShop

beforeAll(async () => {
  open = await openShop()
})

afterEach(() => open.leave())

afterAll(() => open.close())

export const panel = '<div data-widget="postcode-panel"><a href="/register">Check your postcode</a></div>'

/** Opens another site's page with a panel on it, unless stated. */
export const visitHost = (host: Host) => visitPage(open, { body: panel, ...host })

export const fieldOf = (page: WatchedPage) => page.getByLabel('Pop in your postcode')

export async function checksPostcode(page: WatchedPage): Promise<unknown> {
  const sent = page.waitForRequest('**/register/postcode/verify')
  await fieldOf(page).fill('bs3 4tn')
  await page.getByRole('button', { name: 'Check' }).click()
  await page.getByRole('dialog').getByText('Gareth Pritchard').waitFor()
  return (await sent).postDataJSON()
}
