import { Button } from '../../../shared/ui/button/Button'
import { Icon } from '../../../shared/ui/button/Icon'
import { IconButton } from '../../../shared/ui/button/IconButton'
import { basket, bin, chevronRight, cross, newTab } from '../../../shared/ui/button/icon-shapes'
import { TextLink } from '../../../shared/ui/button/TextLink'
import { OnBrand, Row } from './arrangement'
import type { UiExample } from './ui-example'

export const pressExamples: UiExample[] = [
  {
    name: 'Button',
    states: [
      {
        name: 'Primary: at rest, busy, disabled with its reason',
        element: () => (
          <Row>
            <Button>Add to my order</Button>
            <Button busy="Adding">Add to my order</Button>
            <Button disabledReason="We expect more on Friday" showReason>
              Out of Stock
            </Button>
          </Row>
        ),
      },
      {
        name: 'Accent: the step that moves the journey on',
        element: () => (
          <Row>
            <Button tone="accent">Continue</Button>
            <Button tone="accent">
              <Icon shape={basket} />
              Checkout
            </Button>
            <Button tone="accent" busy="Confirming">
              Confirm Order
            </Button>
          </Row>
        ),
      },
      {
        name: 'Secondary: at rest, busy without room for its word, disabled, small',
        element: () => (
          <Row>
            <Button tone="secondary">View</Button>
            <Button tone="secondary" busy="Checking">
              Check
            </Button>
            <Button tone="secondary" disabledReason="Nothing in this order can be had again">
              Re-order
            </Button>
            <Button tone="secondary" size="small">
              Edit order
            </Button>
          </Row>
        ),
      },
      {
        name: 'Quiet, danger and quiet danger',
        element: () => (
          <Row>
            <Button tone="quiet">Cancel</Button>
            <Button tone="danger">Yes delete</Button>
            <Button tone="danger" busy="Cancelling">
              Cancel this order
            </Button>
            <Button tone="quiet-danger">
              <Icon shape={bin} />
              Remove order
            </Button>
          </Row>
        ),
      },
      {
        name: 'Whole width, long words',
        element: () => (
          <Button block>Remove these three products and choose another delivery date for the rest</Button>
        ),
      },
      {
        name: 'On pasture green',
        element: () => (
          <OnBrand>
            <Button tone="accent">Apply</Button>
            <Button tone="secondary">Close</Button>
            <Button tone="quiet">Not now</Button>
            <IconButton label="Next week" shape={chevronRight} isLined />
            <TextLink href="/account/pauses">Pause your deliveries</TextLink>
          </OnBrand>
        ),
      },
    ],
  },
  {
    name: 'Icon button',
    states: [
      {
        name: 'Plain, with an edge, small, disabled',
        element: () => (
          <Row>
            <IconButton label="Close" shape={cross} />
            <IconButton label="Next week" shape={chevronRight} isLined />
            <IconButton label="Remove eggs" shape={bin} size="small" />
            <IconButton label="Later weeks" shape={chevronRight} disabledReason="No week after this one" />
          </Row>
        ),
      },
    ],
  },
  {
    name: 'Text link',
    states: [
      {
        name: 'Within the site, to another site, destructive',
        element: () => (
          <Row>
            <TextLink href="/account/pauses">Pause your deliveries</TextLink>
            <TextLink href="https://example.org/" opensNewTab>
              Visit their website
              <Icon shape={newTab} />
            </TextLink>
            <TextLink href="/account/close" tone="danger">
              Close my account
            </TextLink>
          </Row>
        ),
      },
      {
        name: 'An address that is not safe leaves its text',
        element: () => <TextLink href="ftp://files.example.org">Visit their website</TextLink>,
      },
    ],
  },
]
