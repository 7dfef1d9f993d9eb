export type Span = { start: number; end: number; value: string }

const URL = /\bhttps?:\/\/[^\s<>"'）)」]+[^\s<>"'.,;:!?）)」]/gi
const EMAIL = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g
const BARE =
  /(?<![@\w./-])(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|app|co|ai|shop|store|example|de|es|jp|fr|uk|eu|me|info|tv|gg)(?:\.uk)?(?:\/[\w\-./?=&%#]*[\w/])?(?![\w@])/gi
const HANDLE = /(?<![\w@/])@[a-z0-9_.]{2,30}\b(?!\.\w)/gi

const all = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    value: match[0],
  }))
const apart = (spans: Span[], taken: Span[]): Span[] =>
  spans.filter(span => !taken.some(other => span.start < other.end && other.start < span.end))

export type Links = { urls: Span[]; emails: Span[]; handles: Span[] }

export function findLinks(text: string): Links {
  const full = all(text, URL)
  const emails = apart(all(text, EMAIL), full).filter(span => !/^\d/.test(span.value.split('@')[1] ?? ''))
  const bare = apart(all(text, BARE), [...full, ...emails])
  return {
    urls: [...full, ...bare].sort((a, b) => a.start - b.start),
    emails,
    handles: apart(all(text, HANDLE), [...full, ...emails]),
  }
}

/** The last path part of a page's address as a sentence: `why-we-left` → `Why we left`. */
export function slugTitle(url: string): string | undefined {
  const path = url.replace(/^https?:\/\/[^/]+\/?/, '').replace(/[?#].*$/, '')
  const slug = path
    .split('/')
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.\w+$/, '')
  const words = slug?.split(/[-_]+/).filter(word => /\p{L}|\d/u.test(word)) ?? []
  if (words.length < 3) return undefined
  const text = words.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
