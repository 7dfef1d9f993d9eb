// The preview of a link as readers see it: its address says nothing new there and stands last, the title of its article first.
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { POLITE } from '#lib/composer/builtin/tidy/kinds/names.ts'
import { isTitled } from '#lib/composer/builtin/tidy/linked.ts'

const HELLO = '(?:(?:hi|hello|hey|ok|so|hallo|hola|ciao|bonjour|cześć)[,! ]+)?'
const MADE =
  "(?:(?:make|need|want|do|please|pls|bitte|haz|hazme|fais|faites|fammi|fai|faz|maak|zrób|we|i|an?|the|our|eine?|das|die|una|una|la|el|une|l['’]|il|uma|een) ?){0,4}"
const PREVIEWS = [
  '(?:link|share|sharing|social|og|website|url|page) ?(?:preview|picture|pic|image|img|card|thumbnail)(?: image| picture| card)?|preview(?: image| picture| card| pic)?|thumbnail',
  'link ?-?vorschau(?:bild)?|vorschau(?:bild)?|link ?-?bild|teilbild',
  'vista previa|previsualización|miniatura|imagen(?: para compartir| de vista previa| previa)?',
  "image (?:de partage|d['’]aperçu|de prévisualisation|d['’]en-tête)|aperçu|vignette|image",
  'anteprima|miniatura|immagine(?: di anteprima| di condivisione)?',
  'pré-visualização|miniatura|prévia|imagem(?: de partilha| de pré-visualização)?',
  'link ?-?voorbeeld(?:plaatje)?|voorbeeldplaatje|deelplaatje|plaatje',
  'podgląd|miniatura|obrazek|grafika(?: do udostępniania)?',
].join('|')
const OF_LINK =
  "(?: (?:of|for|to|für(?: den)?|zum|zur|de la|del?|du|d['’]|para (?:o|el|la)|pour le|per il|voor de|do|dla|na|van de) ?(?:the )?(?:link|liga|enlace|lien|linku))?"
const FOR =
  "(?: ?(?:for|of|to|für|zu|zum|zur|von|vom|unserer?|unsere|unser|para|de|del|a|al|pour|du|à|au|per|di|allo?|do|da|ao|vers|voor|van|naar|bij|dla|z)(?= |['’])){0,3} ?"
const BARE =
  '(?:para|pa|for|für|pour|per|voor) (?:la liga|el enlace|el link|the link|den link|le lien|il link|o link|de link)(?: (?:de|del|a|al|to|of|zu|von|vers|a|para|do|da|naar|van))? '
const LEAD = `^${HELLO}(?:${MADE}(?:${PREVIEWS})(?!\\p{L})${OF_LINK}${FOR}|${BARE})`

/** “link preview pls for …”. */
const COURTESY = new RegExp(
  `^(${HELLO}${MADE}(?:${PREVIEWS})(?!\\p{L})${OF_LINK}),? ${POLITE},? (?=(?:for|of|to|für|zu|zum|zur|von|vom|para|de|del|pour|du|per|di|voor|van|dla|do) )`,
  'iu',
)

const HOST = '(?:https?:\\/\\/)?(?:[a-z0-9-]{1,40}\\.){1,3}[a-z]{2,12}(?:\\/[\\w./-]{0,60}\\w)?'
const BREAK = '(?:\\s*[,.:;]\\s+|\\s+[–—-]\\s+|\\s*\\n\\s*)'
/** “link preview for firm.example/spring - $40 off …”. */
const OF_ADDRESS = new RegExp(`${LEAD}(${HOST})${BREAK}(?=\\S)`, 'iu')
/** “link preview for our pricing page, firm.example/pricing. £29 …”: its page is named before it, or has a name of its own. */
const OF_PAGE = new RegExp(
  `${LEAD}(?:(?:our|the|my|die|das|den|unsere[nr]?|la|el|le|il|nuestra|notre|nostra|nossa|onze|de) ?)?([^.:!?\\n,]{2,56}?)(?: ?(?:web)?(?:page|seite|site))?(,| ?\\(?) ?(${HOST})\\)?${BREAK}(?=\\S)`,
  'iu',
)
/** “image de partage pour notre article « Que dit la fumée … ? » : …”. */
const OF_ARTICLE = new RegExp(
  `${LEAD}(?:(?:our|the|my|new|neue[mnrs]?|unsere?[mnrs]?|meine?[mnr]?|de[mnr]|das|die|notre|nos|nouvel|nuestro|nuevo|nuestra|nueva|la|el|il|nostro|nostra|nuovo|nuova|nosso|nossa|novo|nova|o|ons|onze|het|nieuwe|de|nasz|naszego|nowy|nowego) |l['’]|all['’]){0,3}(?:blog ?-?post|blog|article|post|guide|page|story|artikel|beitrag|blogbeitrag|seite|artículo|entrada|guía|página|articolo|guida|pagina|artigo|guia|artikel|artykuł\\p{L}{0,3}|wpis\\p{L}{0,3}(?: na blogu)?)(?: (?:called|titled|namens|mit dem titel|titulad[oa]|intitul[ée]e?|intitolat[oa]|intitulad[oa]|met de titel|pt\\.))?[,:]? ["“„«‘'] ?([^"”“»\\n]{4,90}?) ?["”“»’'](?:\\s*[,.:;–—-]\\s*|\\s+)(?=\\S)`,
  'iu',
)
/** “the sign up page of Invoice Night: …”. */
const OF_NAMED = new RegExp(
  `${LEAD}(?:the |our |a )?(?:sign ?-?up|booking|ticket|registration|landing|event|info|anmelde|buchungs|ticket|reservierungs)-? ?(?:page|form|site|seite) (?:of|for|für|zum|zur) (?=[^.:!?\\n]{3,60}[:,])`,
  'iu',
)

/** Of these a page is one of every firm’s. */
const EVERY =
  /^(?:(?:new|our|the) )*(?:home|main|landing|contact|booking|bookings|price|prices|pricing|products?|events?|tickets?|jobs?|blog|shop|link|site|website|web|about|menu|preise?|kontakt|termine|precios|contacto|tarifs|contact|prezzi|contatti|preços|contacto|prijzen)$/iu

/** “…, da gibts jetzt Gutscheine”: there is behind the link. */
const there = (text: string): string => upperFirst(text.replace(/^da gibt['’]?s (?:jetzt )?/iu, 'jetzt gibt’s '))

const above = (title: string): string => (/[?!…]$/u.test(title) ? title : `${title}.`)

/** “Antwort kurz: …”, below a title that asks. */
const ANSWER =
  /^(?:(?:die |the |la |a |het )?(?:kurze |short )?(?:antwort|answer|réponse|respuesta|risposta|resposta|antwoord)(?:,? (?:kurz|in short|courte|corta|breve|curta|kort))?) ?: ?(?=\S)/iu

export function withoutPreview(typed: string): string {
  const text = typed.replace(COURTESY, '$1 ')
  const article = OF_ARTICLE.exec(text)
  if (article) {
    const [all, title = ''] = article
    const told = text.slice(all.length)
    return `${above(upperFirst(title))}\n${upperFirst(title.endsWith('?') ? told.replace(ANSWER, '') : told)}`
  }
  const address = OF_ADDRESS.exec(text)
  if (address) return `${there(text.slice(address[0].length))}\n${address[1] ?? ''}`
  const page = OF_PAGE.exec(text)
  const [all = '', about = '', joint = '', host = ''] = page ?? []
  const told = text.slice(all.length)
  const isNamed = isTitled(told)
  if (!page || (joint !== ',' && !isNamed)) return text.replace(OF_NAMED, '')
  const title = EVERY.test(about) || isNamed ? '' : `${above(upperFirst(about))}\n`
  return `${title}${there(told)}\n${host}`
}
