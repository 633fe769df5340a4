import { FailedCall } from '../../shared/features/calls/FailedCall'
import { Button } from '../../shared/ui/button/Button'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './CommunityGrid.module.css'
import type { CommunityMessages } from './community-messages'
import { useNextPages } from './use-next-pages'

type CommunityGridProps = { grid: string; next: string; labels: CommunityMessages }

/**
 * A button that adds the next page of a grid to the page's own grid (CG-01); it disappears after the last page (CG-04).
 */
export function CommunityGrid({ labels, ...selectors }: CommunityGridProps) {
  const { link, isLoading, failure, note, load } = useNextPages(selectors, labels)
  if (!link) return null
  return (
    <div className={styles.more}>
      {failure && <FailedCall failure={failure} />}
      {note && <Alert tone="info" messages={[note]} />}
      <Button tone="secondary" busy={isLoading && labels.loading} onPress={() => void load()}>
        {labels.more}
      </Button>
    </div>
  )
}
