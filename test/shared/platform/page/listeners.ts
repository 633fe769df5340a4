/** Notes by type what is listened to on the page, from now until `restore`; nothing of it is heard meanwhile. */
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
