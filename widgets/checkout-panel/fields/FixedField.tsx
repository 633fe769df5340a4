import styles from '../CheckoutPanel.module.css'

type FixedFieldProps = {
  label: string
  value: string
  /** The id of the element that explains why the field is fixed. */
  reasonId: string
}

/** A field that cannot be changed, shown as text (CO-36). */
export const FixedField = ({ label, value, reasonId }: FixedFieldProps) => (
  <fieldset className={styles.fixed} disabled aria-describedby={reasonId}>
    <legend>{label}</legend>
    <span>{value}</span>
  </fieldset>
)
