import { dayInWords, formatDate, parseDate } from '../../../shared/domain/rules/dates/dates'
import { EmptyBasket } from '../../../shared/features/basket/EmptyBasket'
import { Button } from '../../../shared/ui/button/Button'
import { repeat } from '../../../shared/ui/button/icon-shapes'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { Panel } from '../../../shared/ui/layout/Panel'
import { Price } from '../../../shared/ui/product/Price'
import { Badge } from '../../../shared/ui/status/Badge'
import { SavedNote } from '../../../shared/ui/status/SavedNote'
import { Live, Row, WithAction } from './arrangement'
import type { UiExample } from './ui-example'

const day = parseDate('2026-05-28')

/** The patterns that all widgets share, built from the parts below. Dialogs and errors are shown beside their parts. */
export const patternExamples: UiExample[] = [
  {
    name: 'Dates',
    rule: 'Each place has one format: words in a sentence, figures in fields and tables. A date of another year shows the year.',
    states: [
      {
        name: 'In a sentence or a title; in the week; in a field or a table',
        element: () => (
          <Row>
            <span>{day && dayInWords(day)}</span>
            <span>{day && formatDate(day, 'ddd Do MMMM')}</span>
            <span>{day && formatDate(day)}</span>
          </Row>
        ),
      },
    ],
  },
  {
    name: 'Money and amounts',
    rule: 'Always pounds with pence, in figures of equal width. A dash means that the amount is not known. A number is before the product that it counts.',
    states: [
      {
        name: 'A price, a discount, not known, an order',
        element: () => (
          <Row>
            <Price pence={135} />
            <Price pence={-200} />
            <Price pence={null} />
            <span>2 × Whole milk</span>
          </Row>
        ),
      },
    ],
  },
  {
    name: 'Empty place',
    rule: 'It says what is missing and what to do next, with a link or a button.',
    states: [
      {
        name: 'An empty box',
        element: () => (
          <EmptyBasket>
            <p>Please add some products</p>
            <TextLink href="/shop/best-of-local/featured">Choose from Best of Local</TextLink>
          </EmptyBasket>
        ),
      },
    ],
  },
  {
    name: 'Row of a list',
    rule: 'First the name, then the state in words and colour, then one action at the right. Rows that need attention come first.',
    states: [
      {
        name: 'With its state and an action',
        element: () => (
          <Panel>
            <WithAction
              action={
                <Button tone="secondary" size="small">
                  View
                </Button>
              }
            >
              <b>{day && dayInWords(day)}</b>
              <Badge tone="repeat" shape={repeat}>
                Every week
              </Badge>
              <Price pence={2995} />
            </WithAction>
          </Panel>
        ),
      },
    ],
  },
  {
    name: 'Saved message',
    rule: 'The note stays for six seconds or until Done, and longer while the pointer or the focus is in it. After that, the page shows what was saved.',
    states: [
      {
        name: 'After a dialog has closed',
        element: () => (
          <Live initial={false}>
            {(isShown, show) => (
              <>
                <Button tone="secondary" onPress={() => show(true)}>
                  Save
                </Button>
                {isShown && (
                  <SavedNote
                    message="2 × Whole milk comes every Monday."
                    done="Done"
                    onDone={() => show(false)}
                  />
                )}
              </>
            )}
          </Live>
        ),
      },
    ],
  },
]
