/** Counts the page's listeners by event type until `restore`; meanwhile none of them is called. */
export function noteListeners() {
  const listening: string[] = []
  const add = (...args: unknown[]) => void listening.push(String(args[0]))
  const remove = (...args: unknown[]) => void listening.splice(listening.indexOf(String(args[0])), 1)
  const spies = [document, window].flatMap(target => [
    jest.spyOn(target, 'addEventListener').mockImplementation(add),
    jest.spyOn(target, 'removeEventListener').mockImplementation(remove),
  ])
  return {
    listening: () => [...listening].sort(),
    restore() {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
