export function hostSoftware(): string
