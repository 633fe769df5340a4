import { useEffect, useState } from 'react'
import { useShop } from '../../domain/hooks/use-shop'

/** Whether a dialog is open; a page that comes back from the browser's history comes back without it. */
export function useOpenDialog() {
  const [isOpen, setOpen] = useState(false)
  const restores = useShop(({ session }) => session.restores)
  // biome-ignore lint/correctness/useExhaustiveDependencies(restores): each return closes it
  useEffect(() => setOpen(false), [restores])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
