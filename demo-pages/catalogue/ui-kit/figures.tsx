import { Table } from '../../../shared/ui/layout/Table'
import { Price } from '../../../shared/ui/product/Price'
import { ProgressBar } from '../../../shared/ui/status/ProgressBar'
import { Stack } from './arrangement'
import type { UiExample } from './ui-example'

export const figureExamples: UiExample[] = [
  {
    name: 'Table',
    states: [
      {
        name: 'With numbers, a line that is off, and sums',
        element: () => (
          <Table
            caption="Your box of Saturday 5th December"
            columns={[
              { title: 'Product' },
              { title: 'Quantity', isNumber: true },
              { title: 'Total', isNumber: true },
            ]}
            rows={[
              { id: 'veg', cells: ['Seasonal veg box', 1, <Price key="veg" pence={1450} />] },
              { id: 'cheddar', cells: ['Mature cheddar', 2, <Price key="cheddar" pence={960} />] },
              {
                id: 'bacon',
                cells: ['Dry cured back bacon', 1, <Price key="bacon" pence={425} />],
                isVoid: true,
              },
            ]}
            sums={[
              { title: 'Discount', amount: <Price pence={-139} /> },
              { title: 'Total', amount: <Price pence={2271} />, isGrand: true },
            ]}
          />
        ),
      },
    ],
  },
  {
    name: 'Progress bar',
    states: [
      {
        name: 'On the way, and there',
        element: () => (
          <Stack>
            <p>£2.40 more to reach the £10.00 minimum</p>
            <ProgressBar
              label="Towards the minimum order"
              value={760}
              max={1000}
              valueText="£7.60 of £10.00"
            />
            <ProgressBar label="Towards the minimum order" value={1200} max={1000} valueText="£12.00" />
          </Stack>
        ),
      },
    ],
  },
]
