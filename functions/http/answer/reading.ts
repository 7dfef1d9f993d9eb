/** HEAD is GET without its body, in everything but its name. */
export const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** Asks for nothing that could leave work behind. */
export const isSafe = (method: string) => isReading(method) || method === 'OPTIONS'
