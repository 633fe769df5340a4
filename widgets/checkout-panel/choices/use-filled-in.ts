import type { When } from '../../../shared/domain/rules/boxes/checkout'
import { useTyped } from '../../../shared/platform/providers/use-draft'
import type { Place, StoredChoices } from './stored-choices'

const toNumber = (text: string | null, otherwise: number | null) => (text === null ? otherwise : Number(text))

/** Returns a function that puts what was typed into the server's own form over the stored choices. */
export function useFilledIn(): (record: StoredChoices, own: { place: Place; when: When }) => StoredChoices {
  const slot = useTyped('delivery_slot_id')
  const instructions = useTyped('delivery_instructions')
  const other = useTyped('other_delivery_instruction')
  const frequency = useTyped('frequency')
  const date = useTyped('date')
  const day = useTyped('day')
  return (record, own) => {
    const place = record.place ?? own.place
    const when = record.when ?? own.when
    const often = toNumber(frequency, when.frequency)
    return {
      place:
        (slot ?? instructions ?? other)
          ? {
              slot: slot ?? place.slot,
              instructions: instructions ?? place.instructions,
              other: other ?? place.other,
            }
          : record.place,
      when:
        (frequency ?? date ?? day)
          ? {
              frequency: often,
              date: often ? '' : (date ?? when.date),
              day: often ? toNumber(day, when.day) : null,
            }
          : record.when,
    }
  }
}
