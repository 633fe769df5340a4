// Run by test/every-widget/sources/unhandled.test.ts: every test here leaves a rejected promise behind.
const leave = () => void Promise.reject(new TypeError('left behind'))

test('at once', leave)

test('while it waits', async () => {
  leave()
  await new Promise(done => setTimeout(done, 10))
})

test('from a timer of the page, after the last test has ended', () => void setTimeout(leave, 5))
