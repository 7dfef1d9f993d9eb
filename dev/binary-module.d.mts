export function binaryModule(path: string): string | null
