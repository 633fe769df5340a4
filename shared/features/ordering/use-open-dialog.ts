import { useEffect, useState } from 'react'
import { useShop } from '../../domain/hooks/use-shop'

/** Keeps the state of a dialog; it closes when the browser restores the page. */
export function useOpenDialog() {
  const [isOpen, setOpen] = useState(false)
  const restores = useShop(({ session }) => session.restores)
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): each return closes it
  useEffect(() => setOpen(false), [restores])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
