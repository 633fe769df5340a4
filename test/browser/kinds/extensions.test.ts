import { customer, placeholder, playRows, type Row } from './play-rows'
import { card, order } from './subjects'

// Extensions and overlays over a page, old and reduced browsers, and other ways to press.

const rows: Row[] = [
  {
    id: 'K-289',
    sees: 'on a page without a secure connection, where interfaces are missing, an order goes through and a link can be copied by hand',
    head: `${customer}<script>for (const [of, name] of [[Crypto.prototype, 'randomUUID'], [Crypto.prototype, 'subtle'], [Navigator.prototype, 'clipboard'], [Navigator.prototype, 'locks'], [Navigator.prototype, 'share'], [Navigator.prototype, 'serviceWorker'], [Navigator.prototype, 'storage'], [Navigator.prototype, 'permissions'], [window, 'caches'], [window, 'cookieStore'], [window, 'BroadcastChannel'], [window, 'isSecureContext']]) Object.defineProperty(of, name, { value: undefined, configurable: true })</script>`,
    body: card + placeholder('referral-link', 'data-url="/r/kate"'),
    act: async turn => {
      await order(turn)
      const copy = turn.page.getByRole('button', { name: /copy/i })
      if (await copy.count()) await copy.first().click()
      await turn.page
        .getByText(/\/r\/kate/)
        .or(turn.page.locator('input'))
        .first()
        .waitFor()
    },
  },
]

playRows(rows)
