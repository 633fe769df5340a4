import { saveDetails } from '../../../domain/api/account'
import { findMoveConflicts } from '../../../domain/api/house-move'
import { checkPostcode, saveInterest } from '../../../domain/api/postcode'
import { checkPromoCode } from '../../../domain/api/promo'
import { sendRecipe } from '../../../domain/api/recipe'
import { addDays, type CalendarDate } from '../../../domain/rules/dates/dates'
import { attempt, clientOf, type Play } from './play'
import type { TestData } from './probe-reads'

async function tryPostcodes(play: Play, { postcode, farPostcode, email }: TestData): Promise<void> {
  const client = clientOf(play)
  for (const call of ['checkPostcode', 'checkAccountPostcode'] as const) {
    await play.ask({ call, body: { postcode } })
    await play.ask({ call, body: { postcode: 'x' }, refusedAt: 'postcode' })
  }
  if (!play.isWanted('saveInterest')) return
  const outcome = await attempt(() => checkPostcode(client, farPostcode))
  const id = outcome?.kind === 'not-served' ? outcome.id : null
  const details = { first_name: 'Ann', last_name: 'Probe', email, street: '1 Probe Street' }
  if (id) await attempt(() => saveInterest(client, id, details))
  else
    play.skip(
      `the answer to ${farPostcode} has no id by which details could be left; give another with --far-postcode`,
      'saveInterest',
    )
  // The remaining calls need a postcode to which the shop delivers.
  await attempt(() => checkPostcode(client, postcode))
}

async function tryCode(play: Play, { code }: TestData): Promise<void> {
  await play.ask({ call: 'checkPromoCode', body: { code: 'no such code' }, refusedAt: 'code' })
  if (code) await attempt(() => checkPromoCode(clientOf(play), code))
}

async function tryMove(play: Play, { address, postcode }: TestData, today: CalendarDate): Promise<void> {
  if (!address)
    return play.skip('no page names an address of the customer; give one with --address', 'findMoveConflicts')
  const asked = { address, postcode, date: addDays(today, 14) }
  await attempt(() => findMoveConflicts(clientOf(play), asked))
}

/** Makes every change that concerns neither a box nor an essential. */
export async function tryAccount(play: Play, testData: TestData, today: CalendarDate): Promise<void> {
  await tryPostcodes(play, testData)
  await tryCode(play, testData)
  await tryMove(play, testData, today)
  const passwords = { old_password: 'x', password: 'y', password_confirmation: 'z' }
  await play.ask({ call: 'savePassword', body: passwords, refusedAt: 'password' })
  await attempt(() => saveDetails(clientOf(play), { phone: '01632 960001' }))
  const { recipe, email } = testData
  if (recipe) await attempt(() => sendRecipe(clientOf(play), recipe, email))
  else play.skip('no page that was looked at has a recipe; give one with --recipe', 'sendRecipe')
}
