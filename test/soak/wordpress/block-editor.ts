import type { FrameLocator, Locator, Page } from 'playwright-core'
import type { SharedBrowser } from '../../support/browser'

type Block = { name: string; isValid: boolean; attributes: { options?: object }; innerBlocks: Block[] }
type Store = {
  getBlocks: () => (Block & { clientId: string })[]
  isSavingPost: () => boolean
  getEditedPostContent: () => string
  getCurrentPostId: () => number
  didPostSaveRequestSucceed: () => boolean
}
type Writer = Record<'selectBlock' | 'set' | 'editPost' | 'savePost', (...given: unknown[]) => Promise<void>>
declare const wp: {
  data: { select: (store: string) => Store; dispatch: (store: string) => Writer | undefined }
}

export type BlockEditor = {
  page: Page
  /** The complaints in the browser's console. */
  complaints: string[]
  /** A new page, or an existing one. */
  open: (page?: string) => Promise<void>
  /** Picks a block from the list, by its title. */
  insert: (name: string, title: string) => Promise<void>
  /** Selects a block of the page, so that the sidebar is its own. */
  choose: (nth: number) => Promise<void>
  /** The content of the edited page. */
  canvas: () => Promise<Locator>
  preview: (title: string) => Promise<FrameLocator>
  blocks: () => Promise<Block[]>
  content: () => Promise<string>
  /** Publishes the page and returns its number. */
  publish: (title: string) => Promise<string>
  close: () => Promise<void>
}

const timeout = 30_000

/** The block editor of WordPress for a logged-in user. */
export async function openBlockEditor(
  browser: SharedBrowser,
  url: string,
  user: string,
): Promise<BlockEditor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', said => {
    if (/doorstep\//.test(said.text()) && /error|warning/.test(said.type())) complaints.push(said.text())
  })
  await page.goto(`${url}/wp-login.php`)
  await page.fill('#user_login', user)
  await page.fill('#user_pass', 'secret')
  await page.click('#wp-submit')
  await page.waitForURL(/wp-admin/)
  const inserter = page.getByRole('button', { name: /block inserter/i }).first()
  const isOpen = async () =>
    (await inserter.getAttribute('aria-expanded')) === 'true' ||
    (await inserter.getAttribute('aria-pressed')) === 'true'
  const canvas = async () => {
    const isFramed = await page.locator('iframe[name="editor-canvas"]').count()
    return isFramed
      ? page.frameLocator('iframe[name="editor-canvas"]').locator('body')
      : page.locator('.editor-styles-wrapper')
  }
  return {
    page,
    complaints,
    canvas,
    async open(number) {
      await page.goto(`${url}/wp-admin/${number ? `post.php?post=${number}&action=edit` : 'post-new.php'}`)
      await page.waitForFunction(() => wp?.data?.select('core/editor')?.getCurrentPostId())
      await page.evaluate(() => {
        const preferences = wp.data.dispatch('core/preferences')
        preferences?.set('core/edit-post', 'welcomeGuide', false)
        preferences?.set('core', 'enableChoosePatternModal', false)
      })
      // The guide was shown before.
      await page.keyboard.press('Escape')
    },
    async insert(name, title) {
      if (!(await isOpen())) await inserter.click()
      await page.getByRole('searchbox').first().fill(title)
      await page.locator(`[class*="editor-block-list-item-doorstep-${name}"]`).first().click()
      if (await isOpen()) await inserter.click()
    },
    async choose(nth) {
      const settings = page.getByRole('button', { name: 'Settings', exact: true }).first()
      const isShown = ['aria-expanded', 'aria-pressed'].map(name => settings.getAttribute(name))
      if (!(await Promise.all(isShown)).includes('true')) await settings.click()
      await page.evaluate(async at => {
        const block = wp.data.select('core/block-editor').getBlocks()[at]
        await wp.data.dispatch('core/block-editor')?.selectBlock(block?.clientId)
      }, nth)
    },
    async preview(title) {
      return (await canvas()).frameLocator(`iframe[title="Preview: ${title}"]`)
    },
    blocks: () =>
      page.evaluate(() => {
        const plain = ({ name, isValid, attributes, innerBlocks }: Block): Block => ({
          name,
          isValid,
          attributes: JSON.parse(JSON.stringify(attributes)),
          innerBlocks: innerBlocks.map(plain),
        })
        return wp.data.select('core/block-editor').getBlocks().map(plain)
      }),
    content: () => page.evaluate(() => wp.data.select('core/editor').getEditedPostContent()),
    async publish(title) {
      await page.evaluate(async given => {
        const writer = wp.data.dispatch('core/editor')
        await writer?.editPost({ title: given, status: 'publish' })
        await writer?.savePost()
      }, title)
      await page.waitForFunction(() => wp.data.select('core/editor').didPostSaveRequestSucceed())
      return String(await page.evaluate(() => wp.data.select('core/editor').getCurrentPostId()))
    },
    close: () => context.close(),
  }
}
