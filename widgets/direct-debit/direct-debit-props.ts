import type { DirectDebitMessages } from './direct-debit-messages'

export type DirectDebitProps = {
  organisation: string | undefined
  noticeDays: number | undefined
  guarantee: DocumentFragment | undefined
  labels: DirectDebitMessages
}
