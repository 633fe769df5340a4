/** Reloads the page; the browser keeps typed values. */
export const reload = (): void => location.reload()
