type Report = { event?: string; [name: string]: unknown }

/** The page's analytics entries. */
export const dataLayer = (): Report[] => Reflect.get(window, 'dataLayer')
