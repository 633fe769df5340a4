/** A new customer's progress. `hasProducts` is null if it is not known whether anything is ordered. */
type Newcomer = { isPostcodeConfirmed: boolean; hasProducts: boolean | null }

/** The state of one step of the registration. */
export type RegistrationStep = { isDone: boolean; isCurrent: boolean }

/** Returns the three steps: postcode, items, registration (RS-01 to RS-03, A-75). */
export function registrationSteps({
  isPostcodeConfirmed,
  hasProducts,
}: Newcomer): readonly [postcode: RegistrationStep, items: RegistrationStep, registration: RegistrationStep] {
  return [
    { isDone: isPostcodeConfirmed, isCurrent: !isPostcodeConfirmed },
    { isDone: hasProducts === true, isCurrent: isPostcodeConfirmed && hasProducts === false },
    { isDone: false, isCurrent: isPostcodeConfirmed && hasProducts === true },
  ]
}
