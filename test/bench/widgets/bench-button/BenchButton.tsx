import { useLayoutEffect, useState } from 'react'
import { useShop } from '../../../../shared/domain/hooks/use-shop'
import styles from './BenchButton.module.css'

export const counts = { commits: 0, renders: 0 }

/** A small widget that reads the store: it knows whether the confirmed postcode is its own. */
export function BenchButton({ mark }: { mark?: string | undefined }) {
  const [presses, setPresses] = useState(0)
  const isMine = useShop(({ session }) => session.postcode === mark)
  counts.renders++
  useLayoutEffect(() => {
    counts.commits++
  }, [])
  return (
    <button type="button" className={styles.button} onClick={() => setPresses(presses + 1)}>
      {isMine ? 'Mine' : 'Add'} {presses}
    </button>
  )
}
