import type { When } from '../../../shared/domain/rules/boxes/checkout'
import { useTyped } from '../../../shared/platform/providers/use-draft'
import type { Place, StoredChoices } from './stored-choices'

const toNumber = (text: string | null, otherwise: number | null) => (text === null ? otherwise : Number(text))

type Typed<T> = { readonly [K in keyof T]: string | null }

/** Returns where to leave the box with what was typed; null if nothing was. */
const placeWith = ({ slot, instructions, other }: Typed<Place>, place: Place): Place | null =>
  !(slot ?? instructions ?? other)
    ? null
    : {
        slot: slot ?? place.slot,
        instructions: instructions ?? place.instructions,
        other: other ?? place.other,
      }

/** Returns when the box comes with what was typed; null if nothing was. An order that repeats has no date. */
function whenWith({ frequency, date, day }: Typed<When>, when: When): When | null {
  if (!(frequency ?? date ?? day)) return null
  const often = toNumber(frequency, when.frequency)
  return often
    ? { frequency: often, date: '', day: toNumber(day, when.day) }
    : { frequency: often, date: date ?? when.date, day: null }
}

/** Returns a function that puts what was typed into the server's own form over the stored choices. */
export function useFilledIn(): (record: StoredChoices, own: { place: Place; when: When }) => StoredChoices {
  const slot = useTyped('delivery_slot_id')
  const instructions = useTyped('delivery_instructions')
  const other = useTyped('other_delivery_instruction')
  const frequency = useTyped('frequency')
  const date = useTyped('date')
  const day = useTyped('day')
  return (record, own) => {
    const place = placeWith({ slot, instructions, other }, record.place ?? own.place)
    const when = whenWith({ frequency, date, day }, record.when ?? own.when)
    return { place: place ?? record.place, when: when ?? record.when }
  }
}
