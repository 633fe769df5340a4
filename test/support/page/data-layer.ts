type Report = { event?: string; [name: string]: unknown }

/** What the page has been told of orders, for its analytics. */
export const dataLayer = (): Report[] => Reflect.get(window, 'dataLayer')
