import { renderToStaticMarkup } from 'react-dom/server'
import type { ApiClient } from '../../../shared/domain/api/client/client'
import { readWeek } from '../../../shared/domain/api/week'
import { withPausesAgreed } from '../../../shared/domain/rules/essentials/week'
import { Totals } from '../../../widgets/header-basket/totals/Totals'
import { calendarDay } from '../../support/calendar-day'
import { start } from './generated-weeks'

const textIn = (markup = '') =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** Gives the widget's text below an answer to GET /api/basket. */
export async function totalsOf(answer: unknown) {
  const client: ApiClient = {
    call: async (_, options) => options?.read?.(answer, '') as never,
  }
  const week = withPausesAgreed(await readWeek(client, calendarDay(start)))
  const markup = renderToStaticMarkup(<Totals week={week} />)
  const [boxes, essentials, all] = [...markup.matchAll(/<dd>(.*?)<\/dd>/g)].map(([, inner]) => textIn(inner))
  const note = textIn(/<p[^>]*>(.*?)<\/p>/.exec(markup)?.[1])
  return { boxes, essentials, all, sentences: note.replace(/^\d+ items? over \d+ days?\. ?/, '') }
}
