// How Facebook is spoken to, and where it shows what was posted.
export const BASE = 'https://graph.facebook.com/v25.0'
export const CONSENT = 'https://www.facebook.com/v25.0/dialog/oauth'
export const GRAPH = { name: 'Facebook', base: BASE }
const SITE = 'https://www.facebook.com'

/** The address that it told of a post, where that is one of its own; else the one that leads there by its id. */
export function addressOf(told: string, id: string): string {
  const address = URL.canParse(told, SITE) ? new URL(told, SITE) : null
  const isTheirs = address?.protocol === 'https:' && /(?:^|\.)facebook\.com$/.test(address.hostname)
  return told !== '' && isTheirs ? address.href : `${SITE}/${id}`
}
