import { Checkbox } from '../Checkbox'
import { QuantityStepper } from '../QuantityStepper'
import { Tabs } from '../Tabs'
import type { UiExample } from '../ui.examples'
import { Live, Narrow, Row } from './arrangement'

const ignore = () => {}

export const choiceExamples: UiExample[] = [
  {
    name: 'Checkbox',
    states: [
      {
        name: 'Ticked, with a hint',
        element: () => (
          <Live initial={true}>
            {(isChecked, set) => (
              <Checkbox
                label="I already have deliveries from you"
                hint="We will move them over once you are registered."
                isChecked={isChecked}
                onChange={set}
              />
            )}
          </Live>
        ),
      },
    ],
  },
  {
    name: 'Quantity stepper',
    states: [
      {
        name: 'Between its ends, at nothing, at the maximum, disabled',
        element: () => (
          <Row>
            <Live initial={2}>
              {(value, set) => <QuantityStepper of="Whole milk" max={100} value={value} onChange={set} />}
            </Live>
            <Live initial={0}>
              {(value, set) => (
                <QuantityStepper of="Free range eggs" max={100} value={value} onChange={set} />
              )}
            </Live>
            <Live initial={12}>
              {(value, set) => <QuantityStepper of="Sourdough" max={12} value={value} onChange={set} />}
            </Live>
            <QuantityStepper
              of="Butter"
              max={100}
              value={1}
              disabledReason="Locked: this order is being packed"
              onChange={ignore}
            />
          </Row>
        ),
      },
      {
        name: 'Upright, for days of the week',
        element: () => (
          <Row>
            {['Monday', 'Tuesday'].map((weekday, index) => (
              <Narrow key={weekday}>
                <Live initial={index ? 0 : 2}>
                  {(value, set) => (
                    <QuantityStepper
                      of={`Whole milk on ${weekday}`}
                      max={100}
                      overLimit="zero"
                      isUpright
                      value={value}
                      onChange={set}
                    />
                  )}
                </Live>
              </Narrow>
            ))}
          </Row>
        ),
      },
    ],
  },
  {
    name: 'Tabs',
    states: [
      {
        name: 'Two tabs',
        element: () => (
          <Live initial="regular">
            {(selected, set) => (
              <Tabs
                label="Kind of order"
                tabs={[
                  { id: 'regular', label: 'Regular Order', panel: 'Every week, until you change it.' },
                  { id: 'one-off', label: 'One-off Order', panel: 'Once, on a day you choose.' },
                ]}
                selected={selected}
                onSelect={set}
              />
            )}
          </Live>
        ),
      },
      {
        name: 'A lone tab shows its panel only',
        element: () => (
          <Tabs
            label="Kind of order"
            tabs={[{ id: 'regular', label: 'Regular Order', panel: 'Every week, until you change it.' }]}
            selected="regular"
            onSelect={ignore}
          />
        ),
      },
    ],
  },
]
