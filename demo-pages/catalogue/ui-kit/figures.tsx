import { Table } from '../../../shared/ui/layout/Table'
import { Price } from '../../../shared/ui/product/Price'
import type { UiExample } from './ui-example'

export const figureExamples: UiExample[] = [
  {
    name: 'Table',
    states: [
      {
        name: 'With numbers, a line that is off, and sums',
        element: () => (
          <Table
            caption="Your box of Saturday 5 December"
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
]
