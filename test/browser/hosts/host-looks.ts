import { type OpenShop, openShop } from '../../support/browser'

export let open: OpenShop

beforeAll(async () => {
  open = await openShop()
})

afterEach(() => open.leave())

afterAll(() => open.close())

export const customer = { as: 'customer', hasPostcode: true, reducedMotion: 'reduce' } as const
