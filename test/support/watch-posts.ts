/** What the forms of a page would have posted, field by field in their order; jsdom goes nowhere. Empty again before each test. */
export function watchPosts(): [name: string, value: string][][] {
  const posts: [string, string][][] = []
  // On the window: once React has had its say.
  const watch = (event: Event) => {
    if (!event.defaultPrevented)
      posts.push(
        [...new FormData(event.target as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
      )
    event.preventDefault()
  }
  beforeAll(() => window.addEventListener('submit', watch))
  afterAll(() => window.removeEventListener('submit', watch))
  beforeEach(() => posts.splice(0))
  return posts
}
