export function findChromium(): string | undefined
export function findShell(): string | undefined
export function findFirefox(): string | undefined
export function findWebKit(): Record<'driver' | 'browser' | 'screen', string | undefined>
