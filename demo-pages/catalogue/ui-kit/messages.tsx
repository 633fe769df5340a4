import { Button } from '../../../shared/ui/button/Button'
import {
  arrowRight,
  cross,
  dash,
  errorMark,
  float,
  noEntry,
  oneOff,
  pencil,
  repeat,
  tick,
  warning,
} from '../../../shared/ui/button/icon-shapes'
import { ErrorSummary } from '../../../shared/ui/form/ErrorSummary'
import { Alert } from '../../../shared/ui/status/Alert'
import { Badge } from '../../../shared/ui/status/Badge'
import { Live, Row, Stack } from './arrangement'
import type { UiExample } from './ui-example'

const wrongFields = [
  { controlId: 'example-first-name', message: 'Enter your first name' },
  { controlId: 'example-email', message: 'Enter an email address, like name@example.co.uk' },
]

export const messageExamples: UiExample[] = [
  {
    name: 'Alert',
    rule: 'One failure has one message with one button. The message says what to do next. Typed text and choices stay.',
    states: [
      {
        name: 'Success',
        element: () => (
          <Alert
            tone="success"
            title="Added."
            messages={['2 pints of Whole milk every Monday, Wednesday and Friday.']}
            isSilent
          />
        ),
      },
      {
        name: 'Error with several messages from the server',
        element: () => (
          <Alert
            tone="error"
            title="We could not add that."
            messages={['The quantity may not be greater than 12.', 'Please choose a delivery day.']}
            isSilent
          />
        ),
      },
      {
        name: 'Error with a way on',
        element: () => (
          <Alert tone="error" messages={["We couldn't load your week."]} isSilent>
            <div>
              <Button tone="secondary" size="small">
                Try again
              </Button>
            </div>
          </Alert>
        ),
      },
      {
        name: 'Information',
        element: () => (
          <Alert
            tone="info"
            messages={[
              "We're really sorry but we've reached today's limit of new registrations. Please try again tomorrow.",
            ]}
            isSilent
          />
        ),
      },
      {
        name: 'Warning',
        element: () => (
          <Alert
            tone="warning"
            messages={['Please add more products to exceed minimum order of £10.00']}
            isSilent
          />
        ),
      },
    ],
  },
  {
    name: 'Error summary',
    rule: 'The summary is above a form with several fields. It links to each wrong field. The same sentence is below the field.',
    states: [
      {
        name: 'Two wrong fields: takes the focus when it appears',
        element: () => (
          <Live initial={false}>
            {(isShown, set) => (
              <Stack>
                <ErrorSummary level={4} errors={isShown ? wrongFields : []} />
                <Row>
                  <Button onPress={() => set(!isShown)}>Save</Button>
                </Row>
              </Stack>
            )}
          </Live>
        ),
      },
    ],
  },
  {
    name: 'Badge',
    states: [
      {
        name: 'States of a delivery line',
        element: () => (
          <Row>
            <Badge tone="delivered" shape={tick}>
              Delivered × 2
            </Badge>
            <Badge tone="success" shape={float}>
              Delivering
            </Badge>
            <Badge tone="danger" shape={noEntry}>
              Cannot come
            </Badge>
            <Badge tone="void" shape={dash}>
              Unavailable
            </Badge>
            <Badge tone="repeat" shape={repeat}>
              Every 2 weeks
            </Badge>
            <Badge tone="info" shape={arrowRight}>
              Moved
            </Badge>
            <Badge tone="warning" shape={pencil}>
              Changed
            </Badge>
            <Badge shape={oneOff}>Once</Badge>
            <Badge tone="soft" shape={cross}>
              Cancelled
            </Badge>
            <Badge tone="danger" shape={warning}>
              Needs your attention
            </Badge>
            <Badge tone="failed" shape={errorMark}>
              Not delivered
            </Badge>
          </Row>
        ),
      },
    ],
  },
]
