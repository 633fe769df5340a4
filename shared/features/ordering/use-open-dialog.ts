import { useEffect, useState } from 'react'
import { useShop } from '../../domain/hooks/use-shop'

/** The state of a dialog; it is closed when the page is restored from the browser's history. */
export function useOpenDialog() {
  const [isOpen, setOpen] = useState(false)
  const restores = useShop(({ session }) => session.restores)
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): each return closes it
  useEffect(() => setOpen(false), [restores])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
