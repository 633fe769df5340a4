import { FailedCall } from '../../shared/features/calls/FailedCall'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { Button } from '../../shared/ui/button/Button'
import { Alert } from '../../shared/ui/status/Alert'
import styles from './CommunityGrid.module.css'
import type { options } from './community-grid.options'
import { communityGridMessages } from './community-grid-messages'
import { useNextPages } from './use-next-pages'

/**
 * A button that adds the next page of a grid to the page's own grid (CG-01); it disappears after the last page (CG-04).
 */
export function CommunityGrid({ ...selectors }: OptionValues<typeof options>) {
  const messages = useMessages(communityGridMessages)
  const { link, isLoading, failure, note, load } = useNextPages(selectors)
  if (!link) return null
  return (
    <div className={styles.more}>
      {failure && <FailedCall failure={failure} />}
      {note && <Alert tone="info" messages={[note]} />}
      <Button tone="secondary" busy={isLoading && messages.loading} onPress={() => void load()}>
        {messages.more}
      </Button>
    </div>
  )
}
