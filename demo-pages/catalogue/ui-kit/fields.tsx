import type { CalendarDate } from '../../../shared/domain/rules/dates/dates'
import { Button } from '../../../shared/ui/button/Button'
import { Calendar } from '../../../shared/ui/date/Calendar'
import { DateField } from '../../../shared/ui/date/DateField'
import { SelectField } from '../../../shared/ui/form/SelectField'
import { TextArea } from '../../../shared/ui/form/TextArea'
import { TextField } from '../../../shared/ui/form/TextField'
import { Live } from './arrangement'
import type { UiExample } from './ui-example'

const day = (text: string) => text as CalendarDate
const today = day('2026-05-27')
const dates = { today, format: 'DD/MM/YYYY' }
const ignore = () => {}

export const fieldExamples: UiExample[] = [
  {
    name: 'Text field',
    states: [
      {
        name: 'Empty, with a hint',
        element: () => (
          <Live initial="">
            {(value, set) => (
              <TextField
                label="Street"
                hint="Just the first line is fine."
                placeholder="E.g. 123 High Street"
                autoComplete="address-line1"
                value={value}
                onChange={set}
              />
            )}
          </Live>
        ),
      },
      {
        name: 'Filled, optional',
        element: () => (
          <Live initial="Alison">
            {(value, set) => <TextField label="First name" isOptional value={value} onChange={set} />}
          </Live>
        ),
      },
      {
        name: 'Wrong',
        element: () => (
          <Live initial="alison@">
            {(value, set) => (
              <TextField
                id="example-email"
                label="Email"
                error="Enter an email address, like name@example.co.uk"
                value={value}
                onChange={set}
              />
            )}
          </Live>
        ),
      },
      {
        name: 'With a button, accepted',
        element: () => (
          <Live initial="FREEPINT">
            {(value, set) => (
              <TextField
                label="Promotional code"
                success="Code added successfully!"
                action={<Button tone="secondary">Check</Button>}
                value={value}
                onChange={set}
              />
            )}
          </Live>
        ),
      },
      {
        name: 'With a button, checking',
        element: () => (
          <TextField
            label="Promotional code"
            action={
              <Button tone="secondary" busy="Checking">
                Check
              </Button>
            }
            readOnly
            value="FREEPI"
            onChange={ignore}
          />
        ),
      },
      {
        name: 'A postcode',
        element: () => (
          <Live initial="bs3 4tn">
            {(value, set) => (
              <TextField
                label="Pop in your postcode"
                look="code"
                placeholder="E.g. BS3 4TN"
                value={value}
                onChange={set}
              />
            )}
          </Live>
        ),
      },
      {
        name: 'An amount of money',
        element: () => (
          <Live initial="20.00">
            {(value, set) => (
              <TextField label="Amount" look="money" inputMode="decimal" value={value} onChange={set} />
            )}
          </Live>
        ),
      },
      {
        name: 'Disabled',
        element: () => (
          <TextField
            label="Customer number"
            hint="Only we can change this."
            disabled
            value="10442"
            onChange={ignore}
          />
        ),
      },
    ],
  },
  {
    name: 'Text area',
    states: [
      {
        name: 'With room for 200 characters',
        element: () => (
          <Live initial="Behind the blue gate, please.">
            {(value, set) => (
              <TextArea
                label="Special instructions"
                isOptional
                maxLength={200}
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
          <Live initial="">
            {(value, set) => (
              <TextArea label="Your message" error="Enter your message" value={value} onChange={set} />
            )}
          </Live>
        ),
      },
      {
        name: 'Disabled',
        element: () => (
          <TextArea label="Special instructions" disabled value="Behind the blue gate." onChange={ignore} />
        ),
      },
    ],
  },
  {
    name: 'Select',
    states: [
      {
        name: 'Filled',
        element: () => (
          <Live initial="doorstep">
            {(value, set) => (
              <SelectField label="Delivery option" value={value} onChange={set}>
                <option value="doorstep">Leave on the doorstep</option>
                <option value="porch">Leave in the porch</option>
              </SelectField>
            )}
          </Live>
        ),
      },
      {
        name: 'Wrong',
        element: () => (
          <SelectField label="Title" error="Choose a title" value="" onChange={ignore}>
            <option value="">Please choose</option>
          </SelectField>
        ),
      },
      {
        name: 'Disabled',
        element: () => (
          <SelectField
            label="Day"
            hint="Your round calls on Thursdays."
            disabled
            value="thursday"
            onChange={ignore}
          >
            <option value="thursday">Thursday</option>
          </SelectField>
        ),
      },
    ],
  },
  {
    name: 'Date field',
    states: [
      {
        name: 'Typed or chosen',
        element: () => (
          <Live<CalendarDate | null> initial={day('2026-06-13')}>
            {(value, set) => <DateField {...dates} label="First day" value={value} onChange={set} />}
          </Live>
        ),
      },
      {
        name: 'Empty, with an earliest day',
        element: () => (
          <Live<CalendarDate | null> initial={null}>
            {(value, set) => (
              <DateField
                {...dates}
                label="New delivery day"
                hint="From tomorrow on."
                min={day('2026-05-28')}
                note="Struck out: too early to move. Underlined: today"
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
          <DateField
            {...dates}
            label="Last day"
            error="The start date must be a date after today."
            value={today}
            onChange={ignore}
          />
        ),
      },
    ],
  },
  {
    name: 'Calendar',
    states: [
      {
        name: 'First and last day',
        element: () => (
          <Calendar
            today={today}
            value={day('2026-06-13')}
            range={{ start: day('2026-06-13'), end: day('2026-06-20') }}
            note="Gold tops: first and last day paused"
            onChoose={ignore}
          />
        ),
      },
      {
        name: 'Days that cannot be chosen',
        element: () => (
          <Live initial={day('2026-05-28')}>
            {(value, set) => (
              <Calendar
                today={today}
                min={day('2026-05-28')}
                reasonAgainst={date => (date === '2026-06-01' ? 'we do not deliver that day' : undefined)}
                note="Struck out: too early to move. Underlined: today"
                value={value}
                onChoose={set}
              />
            )}
          </Live>
        ),
      },
      {
        name: 'Sunday first',
        element: () => (
          <Live<CalendarDate | null> initial={null}>
            {(value, set) => <Calendar today={today} weekStart="sunday" value={value} onChoose={set} />}
          </Live>
        ),
      },
    ],
  },
]
