import { shopWords } from '../../../demo-pages/pages/shop-words'

/** Returns the markup of a placeholder without the words of the demo shop: its widget then uses its own. */
export const inOwnWords = (markup: string): string =>
  markup.replace(
    /(<div data-widget="([\w-]+)"[^>]*>\s*<script type="application\/json">)(.*?)(<\/script>)/gs,
    (_, start: string, widget: string, records: string, end: string) => {
      const { labels = {}, ...rest } = JSON.parse(records) as { labels?: Record<string, string> }
      const words = shopWords[widget] ?? {}
      const more = Object.entries(labels).filter(([name, text]) => words[name] !== text)
      return `${start}${JSON.stringify({ ...rest, labels: Object.fromEntries(more) })}${end}`
    },
  )
