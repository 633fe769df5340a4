import { object, string, type ValidationError } from 'yup'
import type { InterestDetails } from '../../../shared/domain/api/postcode'
import type { PostcodePanelMessages } from '../postcode-panel-messages'

type Fault = 'needFirstName' | 'needLastName' | 'needEmail' | 'badEmail' | 'needStreet'
const fault = (name: Fault) => name

const shape = object({
  first_name: string().trim().required(fault('needFirstName')),
  last_name: string().trim().required(fault('needLastName')),
  email: string().trim().required(fault('needEmail')).email(fault('badEmail')),
  street: string().trim().required(fault('needStreet')),
})

export type InterestErrors = Partial<InterestDetails>

/** Returns the details ready to send, or the first error of each invalid field (PC-32 to PC-34). */
export function readDetails(
  typed: InterestDetails,
  messages: Pick<PostcodePanelMessages, Fault>,
): { details: InterestDetails } | { errors: InterestErrors } {
  try {
    return { details: shape.validateSync(typed, { abortEarly: false }) }
  } catch (problem) {
    const errors: InterestErrors = {}
    for (const { path, message } of (problem as ValidationError).inner)
      errors[path as keyof InterestDetails] ??= messages[message as Fault]
    return { errors }
  }
}
