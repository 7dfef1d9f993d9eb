// What a link's picture is for: of “link picture for the winter timetable page” readers see “Winter timetable”.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { fold } from '#lib/composer/lexis/fold.ts'

const HELLO = '^(?:(?:hi|hello|hey|ok|so|this is|need|i need|we need|something)[, ]+)*'
/** What is asked for, and for what; `(…)` is what the page is about. */
const LEADS = [
  '(?:(?:the|an?|our) )?(?:(?:link|share|preview|social) (?:pic(?:ture)?|image|img|card|preview)|(?:pic(?:ture)?|image|img|card|graphic|preview)(?: please| pls)? for (?:the |a |our )?(?:link|when (?:people|someone|somebody|folks|we) share(?: the link)?))(?: (?:to|for|of))?(?: (?:the|our|a|my|new))*,? (.{3,48}?) (?:web)?page(?: please| pls)?',
  "(?:un['’]|una |l['’])?(?:immagine|anteprima)(?: (?:per il|del) link)?(?: (?:per|x|allo|alla|al|all['’]|del|della|a))?(?: (?:la |il )?pagina(?: (?:della|del|dei|delle|dello|con))?)? (.{3,48}?)",
  '(?:ein |das )?(?:linkbild|vorschaubild|bild|linkvorschau)(?: (?:für|zu))?(?: (?:den|die|unsere[nr]?))?(?: (?:link|seite))(?: (?:zum|zur|für|zu|mit))?(?: (?:die|den|das|der|dem|unser\\p{L}*))? (.{3,48}?)(?: bitte)?',
  "(?:une |l['’])?image (?:pour|de|du) (?:le )?lien(?: (?:de|vers|pour|pr))?(?: (?:la|le|notre|nos))? page(?: (?:des|de|du)(?: nos)?)? (.{3,48}?)",
  '(?:una |la )?imagen (?:para|del) (?:el )?(?:enlace|link) (?:al|a|del|de)(?: (?:la|el))?(?: página(?: de(?:l| la)?)?)? (.{3,48}?)',
  '(?:uma |a )?imagem (?:para o|de|do) link(?: (?:para|d[ao]s?))?(?: (?:a|o))?(?: página(?: d[aeo]s?)?)? (.{3,48}?)',
  '(?:een |het )?(?:plaatje|afbeelding|beeld) (?:voor|bij) de link(?: (?:naar|van))?(?: (?:de|het|onze))? (.{3,48}?)(?: graag)?',
  '(?:obrazek|grafika) do linku(?: (?:na|do))?,?(?: stron\\p{L}*)?[:,]?(?: (?:z|o))? (.{3,48}?)',
].map(lead => new RegExp(`${HELLO}${lead}[.:;,]? *(?:\\n|(?<=[.:;,]) )`, 'iu'))

/** Of these a page is one of every firm’s. */
const EVERY =
  /^(?:new|home|main|landing|contact|booking|bookings|price|prices|pricing|product|products|event|events|tickets?|job|jobs|blog|link|site|website|web|about|menu)$/iu
/** “pages where you book a seat”. */
const CLAUSE = /(?<!\p{L})(?:where|that|which|you|we|about|wo|dove|où|donde|onde|waar|gdzie|https?|www)(?!\p{L})|[@/]/iu

/** One plain word, or what comes again at once, says nothing more. */
function isNews(about: string, rest: string): boolean {
  const words = about.trim().split(/\s+/)
  const next = fold(rest.slice(0, NEAR))
  const isSaid = words.filter(({ length }) => length > 3).every(word => next.includes(fold(word).slice(0, 5)))
  const isTitled = /^(?:["“„«'‘]|(?:title|headline|titel|titre|título|titolo)(?!\p{L})|use (?:this|the))/iu.test(rest)
  const isPlain =
    words.length === 1 && !/\p{Lu}{2}|\d/u.test(about) && (/^[a-z]+$/.test(about) || /seite$/i.test(about))
  return !isTitled && !EVERY.test(about) && !isPlain && !(isSaid && words.some(({ length }) => length > 3))
}
const NEAR = 90

export function withoutLink(text: string): string {
  for (const lead of LEADS) {
    const found = lead.exec(text)
    if (!found) continue
    const [whole, about = ''] = found
    const rest = text.slice(whole.length).trim()
    if (rest === '' || CLAUSE.test(about)) return text
    return isNews(about, rest) ? `${upperFirst(about.trim())}.\n${rest}` : rest
  }
  return text
}
