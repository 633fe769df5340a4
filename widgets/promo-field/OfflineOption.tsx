import type { OfflineMessages } from '../../shared/features/registration/offline-messages'
import { useLazy } from '../../shared/platform/providers/use-lazy'
import styles from './PromoField.module.css'

export type Offline = {
  checked: boolean
  email?: string | null | undefined
  phone?: string | null | undefined
}

const load = () => import('../../shared/features/registration/OfflineCheckbox')

/**
 * The offline-customer checkbox, loaded only on pages that want it; until then the form posts its initial value.
 */
export function OfflineOption({ offline, messages }: { offline: Offline; messages: OfflineMessages }) {
  const part = useLazy(load)
  return (
    <div className={styles.offline}>
      {part && part !== 'missing' ? (
        <part.OfflineCheckbox {...offline} messages={messages} />
      ) : (
        <input type="hidden" name="offline" value={offline.checked ? 1 : 0} />
      )}
    </div>
  )
}
