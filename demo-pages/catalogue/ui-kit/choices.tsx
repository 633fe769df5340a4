import { Checkbox } from '../../../shared/ui/form/Checkbox'
import { QuantityStepper } from '../../../shared/ui/form/QuantityStepper'
import { RadioGroup } from '../../../shared/ui/form/RadioGroup'
import { Tabs } from '../../../shared/ui/layout/Tabs'
import { Live, Narrow, Row } from './arrangement'
import type { UiExample } from './ui-example'

const ignore = () => {}
const often = [
  { value: 'weekly', label: 'Every week' },
  { value: 'fortnightly', label: 'Every 2 weeks' },
  { value: 'monthly', label: 'Every 4 weeks' },
]
const places = [
  { value: 'doorstep', label: 'Doorstep', hint: 'In the shade where there is some' },
  { value: 'porch', label: 'Porch' },
  { value: 'neighbour', label: 'Neighbour', disabledReason: 'Tell us which on your account page first' },
]

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
    name: 'Radio group',
    states: [
      {
        name: 'In a row',
        element: () => (
          <Live<string | null> initial="weekly">
            {(value, set) => (
              <RadioGroup
                legend="How often?"
                name="often"
                isRow
                options={often}
                value={value}
                onChange={set}
              />
            )}
          </Live>
        ),
      },
      {
        name: 'One below the other, with hints and a choice that is not there today',
        element: () => (
          <Live<string | null> initial={null}>
            {(value, set) => (
              <RadioGroup
                legend="Where to leave it"
                hint="Your roundsman calls before 8am."
                name="place"
                options={places}
                value={value}
                onChange={set}
              />
            )}
          </Live>
        ),
      },
      {
        name: 'Wrong',
        element: () => (
          <Live<string | null> initial={null}>
            {(value, set) => (
              <RadioGroup
                id="example-often"
                legend="How often?"
                name="often"
                error={value === null ? 'Choose how often' : null}
                options={often}
                value={value}
                onChange={set}
              />
            )}
          </Live>
        ),
      },
      {
        name: 'Locked',
        element: () => (
          <RadioGroup
            legend="How often?"
            name="often"
            disabledReason="A one-off order comes once."
            options={often}
            value="weekly"
            onChange={ignore}
          />
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
        name: 'Small, for rows; the second is being saved',
        element: () => (
          <Row>
            {[false, true].map(isBusy => (
              <Live key={String(isBusy)} initial={2}>
                {(value, set) => (
                  <QuantityStepper
                    of="Mature cheddar"
                    size="small"
                    isBusy={isBusy}
                    max={12}
                    value={value}
                    onChange={set}
                  />
                )}
              </Live>
            ))}
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
