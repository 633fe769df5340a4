import { createMountQueue } from '../../../../../shared/platform/runtime/mount/mount-queue'

test('A widget mounted for a press has a task of its own, even when its files are loaded', async () => {
  const order: string[] = []
  const queue = createMountQueue()
  const said = new Promise<void>(resolve => {
    setTimeout(() => order.push('the next turn'))
    queue(() => {
      order.push('the widget')
      resolve()
    })
  })
  queueMicrotask(() => order.push('the rest of the press'))
  await said
  expect(order).toEqual(['the rest of the press', 'the next turn', 'the widget'])
})
