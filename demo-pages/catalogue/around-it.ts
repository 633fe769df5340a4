import type { Example } from '../../shared/platform/runtime/example'

/** What of the page around it a widget needs, such as the parts that its ids name. */
export const aroundIt = ({ html: around }: Pick<Example, 'html'>): string =>
  around?.replace('{widget}', '<!-- the widget -->').trim() ?? ''
