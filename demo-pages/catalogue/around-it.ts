import type { Example } from '../../shared/platform/runtime/example'

/** Returns the parts of the page around a widget that it needs, such as the elements that its ids name. */
export const aroundIt = ({ html: around }: Pick<Example, 'html'>): string =>
  around?.replace('{widget}', '<!-- the widget -->').trim() ?? ''
