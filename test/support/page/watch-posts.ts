import { keyField } from '../../../shared/platform/page/login/idempotency'
import { expectElement } from '../expect-element'

/** The idempotency key of each posted form, in order. */
export const postedKeys: string[] = []

/** Returns the fields of a form without its idempotency key. */
export const fieldsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (name === keyField ? [] : [[name, String(value)]])),
  )

/** Returns what the browser would post, after the event of which jsdom knows nothing. */
export function fieldsSentBy(form: HTMLFormElement): FormData {
  const formData = new FormData(form)
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
  return formData
}

/**
 * The fields that the page's forms would have posted, in order, without their idempotency keys; jsdom does not
 * navigate. Cleared before each test.
 */
export function watchPosts(): [name: string, value: string][][] {
  const posts: [string, string][][] = []
  // On the window, so that it runs after React's handlers.
  const watch = (event: Event) => {
    const isKept = event.defaultPrevented
    if (!isKept) {
      const fields = fieldsSentBy(expectElement(event.target, HTMLFormElement))
      postedKeys.push(...fields.getAll(keyField).map(String))
      fields.delete(keyField)
      posts.push([...fields].map(([name, value]) => [name, String(value)]))
    }
    event.preventDefault()
    // Hides the prevention from the page's code, which must see the event as it left it.
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
