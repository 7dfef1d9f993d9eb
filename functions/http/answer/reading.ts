/** HEAD is GET without its body, in everything but its name. */
export const isReading = (method: string) => method === 'GET' || method === 'HEAD'
