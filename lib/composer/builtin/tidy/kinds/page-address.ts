// The address of the page that a link’s picture is for: in the order it is lost with it, behind the news it says where readers go.
import { findLinks } from '#lib/composer/literals/names.ts'

/** “when people share the link to …”, “immagine per il link del …” */
const OF_LINK =
  /(?<!\p{L})(?:links?|linku|shares?|shared|sharing|preview|page|pages|enlace|página|lien|partage|pagina|seite|geteilt|teilt|delar|deelt|delen|condivi\p{L}+|compart\p{L}+|udostępni\p{L}+|stron\p{L}+)(?!\p{L})/iu

/** Without it where it stands in an order, and with it as the last line; `typed` is the brief as it came. */
export function withPageAddress(text: string, typed: string): string {
  const [address, ...others] = findLinks(typed).map(link => link.text)
  if (!address || others.length > 0) return text
  const at = text.indexOf(address)
  if (at < 0) return `${text.trimEnd()}\n${address}`
  const before = text.slice(0, at)
  const sentence = before.slice(1 + Math.max(...['.', '!', '?', '\n'].map(sign => before.lastIndexOf(sign))))
  const rest = text.slice(at + address.length).replace(/^\)/u, '')
  // “firm.example/hire Title: …” is of the page as well, “firm.example has a new page” is not.
  const isAlone = sentence.trim() === '' && /^\s*["“„«\p{Lu}]/u.test(rest)
  if (!OF_LINK.test(sentence) && !isAlone) return text
  const joint = /^ *[.,:;!?\n]/u.test(rest) ? '' : ' '
  return `${before.replace(/[\s,:;(–-]{1,4}$/u, '')}${joint}${rest.replace(/^ +/u, '')}`.trim().concat(`\n${address}`)
}
