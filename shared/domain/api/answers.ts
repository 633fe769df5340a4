import type { OneOffOffer, RegularOrder } from '../rules/essentials/regular-order'
import type { Week } from '../rules/essentials/week'

/** What is read by more than one part of a page, by the kind of object that the answer shows. */
type Answers = {
  /** Of the week that begins on that Sunday. */
  week: Week
  /** Of a product. */
  regular: RegularOrder
  /** The quantity of `product.date`. */
  day: number
  /** Of `product.date`. */
  'one-off': OneOffOffer
  /** The quantity of a product in the basket. */
  held: number | null
  /** The whole basket; not decoded, as the checkout needs little of it. */
  basket: { answer: unknown }
}

/** Called when a read of that object begins; the function that it returns gets the answer. */
type Hear<Answer> = (id: string) => ((answer: Answer) => void) | undefined

const hearing = new Map<string, Set<Hear<never>>>()

/** Calls the listener at each read of that kind of object, whoever reads; returns a function that stops it. */
export function hearAnswers<Kind extends keyof Answers>(kind: Kind, hear: Hear<Answers[Kind]>): () => void {
  const all = hearing.get(kind) ?? new Set()
  hearing.set(kind, all.add(hear))
  return () => void all.delete(hear)
}

/** Subscribes to what others read of one object; `take` says at the beginning of a read who gets the answer. */
export const heardOf =
  <Kind extends keyof Answers, Value>(kind: Kind, id: string, as: (answer: Answers[Kind]) => Value) =>
  (take: () => (value: Value) => void) =>
    hearAnswers(kind, of => {
      const give = of === id ? take() : undefined
      return give && (answer => give(as(answer)))
    })

/** Gives the answer of a read to all who show that object (L-61). */
export async function readForAll<Kind extends keyof Answers, Answer extends Answers[Kind]>(
  kind: Kind,
  id: string,
  read: () => Promise<Answer>,
): Promise<Answer> {
  const takes = [...(hearing.get(kind) ?? [])].map(hear => (hear as Hear<Answer>)(id))
  const answer = await read()
  for (const take of takes) take?.(answer)
  return answer
}
