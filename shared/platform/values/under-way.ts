/** A change that was sent, until its outcome is known. */
export type UnderWay = {
  /** Its owner, and a checksum of what was asked. */
  wish: string
  key: string
  /** When it was sent first. */
  at: number
  /** What it changes, as a read names it. */
  of?: string | undefined
  /** How that was before; undefined if the page did not know. */
  before?: string | undefined
  /** By how much it grows; undefined if a repeat of the change does no harm. */
  adds?: number | undefined
}

/** Keeps the changes under way of the page's owner, beyond the page. */
export type Keeper = {
  changeOf: (asked: string) => [change: UnderWay, isUnderWay: boolean]
  changesUnderWay: () => UnderWay[]
  keepChange: (change: UnderWay) => void
  forgetChanges: (isOver: (change: UnderWay) => boolean) => void
}
