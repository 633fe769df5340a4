import type { ReactNode } from 'react'
import { useShop } from '../../shared/domain/hooks/use-shop'
import {
  type RegistrationStep,
  registrationSteps,
} from '../../shared/domain/rules/customers/registration-steps'
import { useMessages } from '../../shared/platform/messages/use-messages'
import type { OptionValues } from '../../shared/platform/options/options'
import { pages } from '../../shared/platform/page/addresses'
import { Icon } from '../../shared/ui/button/Icon'
import { tick } from '../../shared/ui/button/icon-shapes'
import { TextLink } from '../../shared/ui/button/TextLink'
import { Surface } from '../../shared/ui/layout/Surface'
import { VisuallyHidden } from '../../shared/ui/layout/VisuallyHidden'
import { FoilCap } from '../../shared/ui/product/FoilCap'
import styles from './RegistrationSteps.module.css'
import type { options } from './registration-steps.options'
import { registrationStepsMessages } from './registration-steps-messages'
import { useHasProducts } from './use-has-products'

const essentials = ['milk', 'storeCupboard', 'drinksSnacks'] as const
const local = ['butcher', 'bakery', 'greengrocer'] as const

/** The steps to a first delivery, with the current one marked (RS-01 to RS-06). */
export function RegistrationSteps({ variant }: OptionValues<typeof options>) {
  const messages = useMessages(registrationStepsMessages)
  const isPostcodeConfirmed = useShop(({ session }) => session.isPostcodeConfirmed)
  const isClosed = useShop(({ session }) => session.isBlocked)
  const [postcode, items, registration] = registrationSteps({
    isPostcodeConfirmed,
    hasProducts: useHasProducts(),
  })
  const aisles = variant === 'bol' ? local : essentials
  return (
    <Surface>
      <nav aria-label={messages.registration}>
        <ol className={styles.steps}>
          <Step number={1} name={messages.checkPostcode} step={postcode} />
          <Step number={2} name={messages.chooseItems} step={items}>
            {isPostcodeConfirmed &&
              aisles.map(aisle => (
                <TextLink key={aisle} href={pages[aisle]}>
                  {messages[aisle]}
                </TextLink>
              ))}
          </Step>
          <Step number={3} name={messages.complete} step={registration}>
            {isPostcodeConfirmed && !isClosed && (
              <TextLink href={pages.register}>{messages.register}</TextLink>
            )}
          </Step>
        </ol>
      </nav>
    </Surface>
  )
}

type StepProps = {
  number: number
  name: string
  step: RegistrationStep
  /** The step's links. */
  children?: ReactNode
}

function Step({ number, name, step: { isDone, isCurrent }, children }: StepProps) {
  const messages = useMessages(registrationStepsMessages)
  return (
    <li className={styles.step} aria-current={isCurrent ? 'step' : undefined} data-done={isDone || undefined}>
      <FoilCap size={36} tone={isDone ? 'success' : isCurrent ? 'gold' : undefined}>
        {isDone ? <Icon shape={tick} /> : number}
      </FoilCap>
      <div className={styles.text}>
        <span className={styles.name}>
          <span>{name}</span>
          {isDone && <VisuallyHidden>{messages.completed}</VisuallyHidden>}
        </span>
        {children && <div className={styles.ways}>{children}</div>}
      </div>
    </li>
  )
}
