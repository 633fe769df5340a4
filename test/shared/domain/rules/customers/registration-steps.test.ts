import { registrationSteps } from '../../../../../shared/domain/rules/customers/registration-steps'
import fc from '../../../../support/fast-check'

const stepsShown = (isPostcodeConfirmed: boolean, hasProducts: boolean | null) =>
  registrationSteps({ isPostcodeConfirmed, hasProducts })
    .map(({ isDone, isCurrent }) => (isDone ? 'done' : isCurrent ? 'here' : 'ahead'))
    .join(' ')

test.each([
  [false, false, 'here ahead ahead'],
  [false, null, 'here ahead ahead'],
  [false, true, 'here done ahead'],
  [true, false, 'done here ahead'],
  [true, null, 'done ahead ahead'],
  [true, true, 'done done here'],
])('RS-01 RS-02 RS-03 A-75 Postcode confirmed %j and products %j: %s', (isConfirmed, has, steps) => {
  expect(stepsShown(isConfirmed, has)).toBe(steps)
})

test('RS-02 A-75 A visitor is never in two steps at once, nor in a finished step', () => {
  const newcomers = fc.record({
    isPostcodeConfirmed: fc.boolean(),
    hasProducts: fc.constantFrom(true, false, null),
  })
  fc.assert(
    fc.property(newcomers, newcomer => {
      const current = registrationSteps(newcomer).filter(({ isCurrent }) => isCurrent)
      expect(current.length).toBeLessThanOrEqual(1)
      expect(current.every(({ isDone }) => !isDone)).toBe(true)
    }),
  )
})
