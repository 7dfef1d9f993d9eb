// What a Worker writes, as somebody at a terminal reads it.

/** The model of a stack to which none was given. */
export const RECORDED = 'recorded'

const LOST = 'DNS lookup failed. host = '

/** workerd tells of each connection that fails with the addresses of its own machine code: null for those. */
export function readable(text: string): string | null {
  if (text.startsWith('stack: ') && text.includes('/workerd@')) return null
  // What was never recorded is written by the built-in writer, as the start says.
  if (text.includes(`"model":"${RECORDED}"`)) return null
  const [, after] = text.split(LOST)
  return after === undefined ? text : `No address is known of ${after.split(';')[0]}; is this machine offline?`
}

/** The same, and that no address is known of a host once: a webhook is tried again for a day. */
export function readableOnce(): (text: string) => string | null {
  const told = new Set<string>()
  return text => {
    const shown = readable(text)
    if (shown === null || !text.includes(LOST)) return shown
    if (told.has(shown)) return null
    told.add(shown)
    return shown
  }
}
