// Judges where a URL leads from its text alone; what its name resolves to is judged in lib/fetch.ts.
import { Problem } from '#lib/problem.ts'

const MAX_URL_LENGTH = 2048

export type TargetRules = {
  /** Origins of this service: a call to ourselves would come back with our own rights. */
  ownOrigins: readonly string[]
  /** Opens 127.0.0.1 and localhost on any port, http included: for a stack on one machine. */
  allowLocal: boolean
}

export type Target = { url: URL; local: boolean }

const localHosts = ['127.0.0.1', 'localhost']

const closedNames = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
  'in-addr.arpa',
  'ip6.arpa',
  'test',
  'invalid',
  'onion',
  'alt',
]

export const readUrl = (text: string): URL =>
  URL.canParse(text)
    ? new URL(text)
    : refuse('The URL cannot be read; give all of it, such as https://example.com/page.')

/** The parsed URL, or `url_not_allowed`. The parser has undone every spelling of an address by then. */
export function judgeTarget(text: string, rules: TargetRules): Target {
  if (text.length > MAX_URL_LENGTH) refuse(`The URL is longer than ${MAX_URL_LENGTH} characters.`)
  const url = readUrl(text)
  if (url.username !== '' || url.password !== '') refuse('The URL must not carry a user name or password.')
  url.hash = ''
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1)
  if (rules.ownOrigins.includes(url.origin)) refuse('The URL must not lead back to this service.')
  if (rules.allowLocal && localHosts.includes(url.hostname) && /^https?:$/.test(url.protocol))
    return { url, local: true }
  judgePublic(url)
  return { url, local: false }
}

function judgePublic(url: URL): void {
  if (url.protocol !== 'https:') refuse(`The URL must begin with https://, not ${url.protocol.slice(0, 20)}`)
  if (url.hostname.split('.').includes('')) refuse('The URL must name a host.')
  if (url.port !== '') refuse('The URL must use the standard port.')
  const host = url.hostname
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) refuse('The URL must name a host, not an address.')
  if (!host.includes('.') || closedNames.some(name => host === name || host.endsWith(`.${name}`)))
    refuse('The URL must name a host on the public internet.')
}

function refuse(message: string): never {
  throw new Problem('url_not_allowed', message)
}
