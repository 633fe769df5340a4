import { keyField } from '../../../shared/platform/page/login/idempotency'
import { expectElement } from '../expect-element'

/** The key of each form that was posted, in their order. */
export const postedKeys: string[] = []

/**
 * What the forms of a page would have posted, field by field in their order, but for their keys, which stand apart;
 * jsdom goes nowhere. Empty again before each test.
 */
export function watchPosts(): [name: string, value: string][][] {
  const posts: [string, string][][] = []
  // On the window: once React has had its say.
  const watch = (event: Event) => {
    const isKept = event.defaultPrevented
    if (!isKept) {
      const fields = new FormData(expectElement(event.target, HTMLFormElement))
      postedKeys.push(...fields.getAll(keyField).map(String))
      fields.delete(keyField)
      posts.push([...fields].map(([name, value]) => [name, String(value)]))
    }
    event.preventDefault()
    // That is nobody's wish on the page.
    Object.defineProperty(event, 'defaultPrevented', { value: isKept })
  }
  beforeAll(() => window.addEventListener('submit', watch))
  afterAll(() => window.removeEventListener('submit', watch))
  beforeEach(() => {
    posts.splice(0)
    postedKeys.splice(0)
  })
  return posts
}
