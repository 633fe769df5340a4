import { Icon } from '../../../shared/ui/button/Icon'
import * as shapes from '../../../shared/ui/button/icon-shapes'
import { Title } from '../../../shared/ui/layout/Title'
import { VisuallyHidden } from '../../../shared/ui/layout/VisuallyHidden'
import { FoilCap } from '../../../shared/ui/product/FoilCap'
import { Price } from '../../../shared/ui/product/Price'
import { Skeleton } from '../../../shared/ui/status/Skeleton'
import { Spinner } from '../../../shared/ui/status/Spinner'
import { Row, Stack } from './arrangement'
import type { UiExample } from './ui-example'

export const smallExamples: UiExample[] = [
  {
    name: 'Spinner',
    states: [
      { name: 'Beside words', element: () => <Spinner label="Fetching your week" /> },
      { name: 'Alone, in running text', element: () => <Spinner /> },
    ],
  },
  {
    name: 'Skeleton',
    states: [
      {
        name: 'A picture and lines',
        element: () => (
          <Stack>
            <Skeleton height="120px" />
            <Skeleton width="80%" />
            <Skeleton width="45%" />
            <Skeleton height="44px" />
          </Stack>
        ),
      },
    ],
  },
  {
    name: 'Price',
    states: [
      {
        name: 'Known, a discount, not known yet, large, small',
        element: () => (
          <Row>
            <Price pence={135} />
            <Price pence={-200} />
            <Price pence={null} />
            <Price pence={123450} size="large" />
            <Price pence={0} size="small" />
          </Row>
        ),
      },
    ],
  },
  {
    name: 'Title',
    states: [
      {
        name: 'Large, usual, small',
        element: () => (
          <Stack>
            <Title level={4} size="large">
              Order Whole milk
            </Title>
            <Title level={4}>Your week</Title>
            <Title level={4} size="small">
              Special instructions
            </Title>
          </Stack>
        ),
      },
    ],
  },
  {
    name: 'Foil cap',
    states: [
      {
        name: 'Dates, days and outcomes',
        element: () => (
          <Row>
            <FoilCap>24</FoilCap>
            <FoilCap tone="info">25</FoilCap>
            <FoilCap tone="success">26</FoilCap>
            <FoilCap tone="gold">27</FoilCap>
            <FoilCap tone="brand">28</FoilCap>
            <FoilCap tone="oat">
              <Icon shape={shapes.pause} />
            </FoilCap>
            <FoilCap tone="gold" size={28}>
              1
            </FoilCap>
            <FoilCap tone="success" size={64}>
              <Icon shape={shapes.tick} />
            </FoilCap>
            <FoilCap tone="danger" size={64}>
              <Icon shape={shapes.cross} />
            </FoilCap>
            <FoilCap tone="gold" size={88}>
              <Icon shape={shapes.tick} />
            </FoilCap>
          </Row>
        ),
      },
    ],
  },
  {
    name: 'Icon',
    states: [
      {
        name: 'Every outline',
        element: () => (
          <Row>
            {Object.entries(shapes).map(([name, shape]) => (
              <span key={name} title={name}>
                <Icon shape={shape} />
              </span>
            ))}
          </Row>
        ),
      },
    ],
  },
  {
    name: 'Visually hidden text',
    states: [
      {
        name: 'There, but not seen',
        element: () => (
          <p>
            Nothing after this dash –<VisuallyHidden> except for a screen reader</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
]
