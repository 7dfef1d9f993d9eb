// What an order named as the matter of the post and lost its order for is a title: “Slideshow please: how we make a set of pipes”.
import { isGreeting } from '#lib/composer/builtin/reading/ordered/greets.ts'
import { hidesIn } from '#lib/composer/builtin/reading/rules/hidden.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** The title at the beginning whose order is gone, unless somebody says near it that something is to stay unsaid. */
export function mattersIn(segments: readonly string[], typed: string, lexicon: Lexicon): string[] {
  const first = segments.find(one => !isGreeting(one)) ?? ''
  if (segments.slice(0, NEAR).some(one => hidesIn(one, [lexicon])) || segments.indexOf(first) > 1) return []
  const [title, text] = [withoutEnd(first, '.!:').toLowerCase(), typed.toLowerCase()]
  const at = text.indexOf(title)
  const before = text.slice(text.lastIndexOf('\n', at) + 1, Math.max(0, at)).trim()
  const isGone = before.length >= LEAST && !segments.some(one => one.toLowerCase().includes(before))
  const words = title.split(' ').length
  const isTitle = words >= FEWEST && words <= MOST && !title.includes(':') && !REFUSES.test(title) && !MAKES.test(title)
  return isGone && isTitle ? [first] : []
}
const [NEAR, LEAST, FEWEST, MOST] = [4, 4, 3, 12]
/** “Image for our pricing”, “those swipe ones for gardeners”: still of what is made. */
const MAKES =
  /(?<!\p{L})(?:image|picture|photo|video|film|clip|swipe|slides?|carousel|post|card|graphic|link|page|bild|foto|karte|beitrag|imagen|vídeo|vidéo|carte|carta|cartão|kaartje|filmpje|plaatje|kartk[aęi]|filmik|heres?|this is|those|these|someone|below|minutes:?)(?!\p{L})/iu
const REFUSES =
  /(?<!\p{L})(?:not|no|never|but|don['’]?t|without|nicht|kein\p{L}{0,2}|ohne|aber|pas|sans|mais|sin|pero|non|senza|ma|não|sem|mas|niet|geen|maar|nie|bez|ale)(?!\p{L})/iu
