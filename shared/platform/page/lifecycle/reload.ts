/** Loads the page again; the browser keeps what was typed. */
export const reload = (): void => location.reload()
