import { readFileSync } from 'node:fs'
import { sourcesIn } from '../support/sources/sources'
import { widgetNames } from '../support/widgets/all-widgets'
import { describeFields } from './fields'

/* Tries every field in every way. */

const componentsMet = describeFields(widgetNames, () => true)

const ofFields =
  /<(TextField|TextArea|SelectField|Checkbox|RadioGroup|QuantityStepper|DateField|ShownValue|select|textarea|input(?![^>]*type="hidden"))\b/

/** The names of components in a source file that show a field. */
const componentsWithFields = (source: string): string[] =>
  source
    .split(/^(?=(?:export )?(?:const|function|class) )/m)
    .filter(block => ofFields.test(block))
    .flatMap(block => /^(?:export )?(?:const|function) ([A-Z]\w*)/.exec(block)?.[1] ?? [])

/** Shown, but never filled in by anybody. */
const onlyShown = ['ReferralLink']

test('G-20 Every component that shows a field has its fields tried in every way', () => {
  const all = sourcesIn('.', ['shared', 'widgets'])
    .filter(file => file.endsWith('.tsx'))
    .flatMap(file => componentsWithFields(readFileSync(file, 'utf8')))
  expect(all.length).toBeGreaterThan(30)
  const met = [...onlyShown, ...componentsMet]
  expect(all.filter(component => !met.includes(component))).toEqual([])
})
