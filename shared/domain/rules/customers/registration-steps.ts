/** What is known of a newcomer; null where it is not known whether anything is ordered. */
type Newcomer = { isPostcodeConfirmed: boolean; hasProducts: boolean | null }

/** How far a newcomer is in one step of the registration. */
export type RegistrationStep = { isDone: boolean; isCurrent: boolean }

/** The three steps: the postcode, the items, the registration itself (RS-01 to RS-03, A-75). */
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
