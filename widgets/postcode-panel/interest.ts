import { object, string, type ValidationError } from 'yup'
import type { InterestDetails } from '../../shared/api/postcode'

export const noDetails: InterestDetails = { first_name: '', last_name: '', email: '', street: '' }

const shape = object({
  first_name: string().trim().required('Please enter your first name'),
  last_name: string().trim().required('Please enter your last name'),
  email: string()
    .trim()
    .required('Please enter your email address')
    .email('Please enter a valid email address'),
  street: string().trim().required('Please enter your street'),
})

export type InterestErrors = Partial<InterestDetails>

/** The details as they are sent, or the first message of each field that stops them (PC-32 to PC-34). */
export function readDetails(
  typed: InterestDetails,
): { details: InterestDetails } | { errors: InterestErrors } {
  try {
    return { details: shape.validateSync(typed, { abortEarly: false }) }
  } catch (problem) {
    const errors: InterestErrors = {}
    for (const { path, message } of (problem as ValidationError).inner)
      errors[path as keyof InterestDetails] ??= message
    return { errors }
  }
}
