// What a link's picture is for: of “link picture for the winter timetable page” readers see “Winter timetable”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { fold } from '#lib/composer/lexis/fold.ts'

const HELLO = /^(?:(?:hi|hello|hey|ok|so)[, ]+)?(?:(?:this is|need|i need|we need|something) )?/iu
/** What is asked for, up to what it is about. */
const LEADS = [
  /^(?:(?:the|an?|our) )?(?:link|share|preview|social) (?:picture|pic|image|img|card|preview)(?: (?:to|for|of))?(?:,| (?:the|our|a|my|new))* /iu,
  /^(?:(?:the|an?|our) )?(?:picture|pic|image|img|card|graphic|preview)(?: please| pls)? for (?:the |a |our )?(?:link|when (?:people|someone|somebody|folks|we) share(?: the link)?)(?: (?:to|for|of))?(?: (?:the|our|a|my|new))* /iu,
  /^for (?:the )?link (?:to|of)(?: (?:the|our|a|my|new))* /iu,
  /^(?:un['’]|una |l['’])?(?:immagine|anteprima)(?: (?:per il|del) link)?(?: (?:per|x|allo|alla|al|all['’]|del|della|a))?(?: (?:la |il )?pagina(?: (?:della|del|dei|delle|dello|con))?)? /iu,
  /^(?:ein |das )?(?:linkbild|vorschaubild|bild|linkvorschau)(?: (?:für|zu))?(?: (?:den|die|unsere[nr]?))? (?:link|seite)(?: (?:zum|zur|für|zu|mit))?(?: (?:die|den|das|der|dem|unsere[nrm]?|unser))? /iu,
  /^(?:une |l['’])?image (?:pour|de|du) (?:le )?lien(?: (?:de|vers|pour|pr))?(?: (?:la|le|notre|nos))? page(?: (?:des|de|du)(?: nos)?)? /iu,
  /^(?:una |la )?imagen (?:para|del) (?:el )?(?:enlace|link) (?:al|a|del|de)(?: (?:la|el))?(?: página(?: (?:del|de la|de))?)? /iu,
  /^(?:uma |a )?imagem (?:para o|de|do) link(?: (?:para|das?|dos?))?(?: (?:a|o))?(?: página(?: d[aeo]s?)?)? /iu,
  /^(?:een |het )?(?:plaatje|afbeelding|beeld) (?:voor |bij ){1,2}de link(?: (?:naar|van))?(?: (?:de|het|onze))? /iu,
  /^(?:obrazek|grafika) do linku(?: (?:na|do|ze?|od))?,?(?: stron\p{L}*)?[:,]?(?: (?:ze?|o))? /iu,
]
/** English says of what page it speaks. */
const OF_PAGE = 3
const PAGE = / (?:web)?page(?: please| pls)?$/iu
const OF_SITE = /^(?:web ?site|site|web|homepage|seite|unterseite) /iu
const COURTESY = / (?:bitte|graag|please|pls)$/iu
const ENDS = /[.:;,](?=\s)|\n/
const [SHORTEST, LONGEST] = [3, 56]

/** Of these a page is one of every firm’s. */
const EVERY =
  /^(?:new|home|main|landing|contact|booking|bookings|price|prices|pricing|product|products|event|events|tickets?|job|jobs|blog|link|site|website|web|about|menu)$/iu
/** “pages where you book a seat”. */
const CLAUSE = /(?<!\p{L})(?:where|that|which|you|we|about|wo|dove|où|donde|onde|waar|gdzie|https?|www)(?!\p{L})|[@/]/iu

/** “Title: …” behind it: what it is for is no headline. */
export const isTitled = (rest: string): boolean =>
  /^(?:["“„«‘'‘]|(?:title|headline|titel|überschrift|titre|título|titolo|tytuł)(?!\p{L})|use (?:this|the))/iu.test(rest)

/** One plain word, or what comes again at once, says nothing more. */
function isNews(about: string, rest: string): boolean {
  const words = about.trim().split(/\s+/)
  const next = fold(rest.slice(0, NEAR))
  const isSaid = words.filter(({ length }) => length > 3).every(word => next.includes(fold(word).slice(0, 5)))
  const isPlain =
    words.length === 1 &&
    !/\p{Lu}{2}|\d/u.test(about) &&
    (/^[a-z]+$/.test(about) || /(?:seite|pagina|página|sidan?)$/iu.test(about))
  return !isTitled(rest) && !EVERY.test(about) && !isPlain && !(isSaid && words.some(({ length }) => length > 3))
}
const NEAR = 90

export function withoutLink(text: string): string {
  const asked = text.replace(HELLO, '')
  const nth = LEADS.findIndex(one => one.test(asked))
  if (nth < 0) return text
  const behind = asked.replace(LEADS[nth] ?? '', '')
  const end = behind.search(ENDS)
  const named = behind.slice(0, Math.max(0, end))
  const about = named
    .replace(nth < OF_PAGE ? PAGE : COURTESY, '')
    .replace(OF_SITE, '')
    .trim()
  const rest = behind.slice(end + 1).trim()
  const isPage = nth >= OF_PAGE || PAGE.test(named)
  const isShort = about.length >= SHORTEST && about.length <= LONGEST
  if (end < 0 || rest === '' || !isPage || !isShort || CLAUSE.test(about)) return text
  // After a comma it goes on in the same sentence.
  const joint = behind[end] === ',' ? ', ' : '.\n'
  return isNews(about, rest) ? `${upperFirst(about)}${joint}${rest}` : rest
}
