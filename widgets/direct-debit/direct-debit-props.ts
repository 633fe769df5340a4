import type { DirectDebitWording } from './direct-debit-wording'

export type DirectDebitProps = {
  organisation: string | undefined
  noticeDays: number | undefined
  guarantee: DocumentFragment | undefined
  labels: DirectDebitWording
}
