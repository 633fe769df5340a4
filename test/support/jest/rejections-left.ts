// Run by test/every-widget/sources/unhandled.test.ts: every test here leaves a rejected promise behind.
const leave = () => void Promise.reject(new TypeError('left behind'))

test('The test leaves a rejection at once', leave)

test('The test leaves a rejection while it waits', async () => {
  leave()
  await new Promise(done => setTimeout(done, 10))
})

test('A timer of the page leaves a rejection after the last test has ended', () => void setTimeout(leave, 5))
