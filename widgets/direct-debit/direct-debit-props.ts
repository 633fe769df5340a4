export type DirectDebitProps = {
  organisation: string | undefined
  noticeDays: number | undefined
  guarantee: DocumentFragment | undefined
}
