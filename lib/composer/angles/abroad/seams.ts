import { CJK } from '#lib/composer/angles/abroad/pieces.ts'

const WHEN = '(?:\\d|lun|mar|mi[eé]|mer|jue|jeu|vie|ven|s[aá]b|sam|dom|dim|gio)'

/** Words before which a sentence can be parted so that both sides still say something. */
const OPENS: Record<string, string> = {
  any: 'with',
  en: 'with|without|for|in|on|at|to|from|into|and|or|but|so|because|until|before|after|when|while|where|that|which|who|whose|if|by|than|since|during|as|within|through|across|over|under|between|inside|instead|every|led|made',
  de: 'nach|sonst|damit|weil|mit|für|bis|ab|am|vom|um|im|in|bei|und|aber|dass|von|zum|zur|ohne',
  es: `después|porque|por(?! (?:persona|día|mes|noche))|con|para|hasta|desde|que|y|en|a las|a partir|(?:el|los|del|al)(?= ${WHEN})|sin|durante|todos|cada`,
  fr: `pour|mais|avec|jusqu[’']au|jusqu[’']à|dès|à partir|qui|que|et|à|au|chez|(?:du|le|les)(?= ${WHEN})|sans|pendant|dans|tous|chaque|ce`,
  pt: 'com|para|até|desde|a partir|que|e|em|no|na|às|das|de \\d|sem|durante|todos|todas|cada|aos',
  nl: 'vanaf|voor|met|op|t/m|tot|in|bij|om|omdat|zonder|alleen|van \\d+',
  pl: 'od|do|dla|oraz|przy|na|w|we|z|o',
  sv: 'från|med|till|på|hos|när|för att|kl|den|utan',
  it: `con|per(?! (?:persona|tutt|ogni))|fino|dal|dalle|che|e|alle|(?:il|al)(?= ${WHEN})|in|a|senza|durante|ogni|tutti|tutte|su prenotazione`,
}
/** A word that leans on what follows. */
const HANGS =
  /\s(?:que|qui|che|der|die|das|dass|und|y|e|et|de|du|des|del|della|di|la|el|los|las|le|les|lo|il|i|gli|en|a|à|au|aux|o|os|as|com|para|pour|avec|mit|für|von|vom|bis|in|im|am|an|zu|zum|zur|por|con|al|alle|no|na|em|um|ab|per|pro|su|sur|se|un|una|une|uno|ein|eine|einen|einem|einer|unser|unsere|unseren|nuestro|nuestra|notre|nosso|nossa|nostro|nostra|votre|vos|tu|tus|sein|ihr|euer|euren|alle|todos|todas|todo|toda|tous|toutes|tutti|tutte|jeden|jede|chaque|cada|ogni|nur|solo|più|plus|más|mais|menos|muy|sehr|sind|ist|est|es|è|é|son|sont|wir|nous|si|leider|wegen|ohne|sans|sin|sem|senza|sofort|bei|nach|seit|desde|hasta|até|jusqu[’']au|fino|dal|dalle|dès|ce|este|esta|questo|noch|auch|nicht|ne|non|nos|nem|este|van|voor|met|op|het|een|tot|t\/m|we|wij|onze|alleen|te|och|till|från|på|i|vi|vår|vårt|våra|w|we|z|do|od|dla|oraz|przy|o|nasz|nasza|tylko|auf|aus|über|vor|gegen|durch|gibt|hat|haben|wird|werden|kann|antes|avant|prima|przed|före|après|dopo|después)$/iu
/** The beginning of a span, whose end would be cut off. */
const SPAN =
  /(?:^|\s)(?:vom|von|ab|zwischen|du|de|del|dal|dalla|dalle|da|das|do|desde|entre|tra|fra) (?:\p{L}+,? )?\d[^,€%$]{0,22}$/iu
const SPAN_END = /^(?:bis|zum|au|al|à|a|às|até|alle|y|e|et|und|hasta)\s/i
/** What can stand under a headline: an hour or a day, a place, or a thought of three words and more. */
const STANDS = /\d|\s\S+\s|\s\p{Lu}/u

/** A headline in another language is better a little longer than cut. */
export const LITTLE_MORE = 52

/** Beginnings of a piece, the longest first, each ending where a sentence can be parted. */
export function stretches(text: string, language: string): string[] {
  if (CJK.has(language)) {
    const parts = text.split(/(?<=[、。:：])|(?<=(?<!\d[日時])から)|(?<=.{7}は)(?=.{4})/)
    return parts.map((_, index) =>
      parts
        .slice(0, parts.length - index)
        .join('')
        .replace(/[、,:：]$/, ''),
    )
  }
  const seam = new RegExp(`\\s(?=(?:${OPENS[language] ?? '(?!)'})\\s)|(?<=:)\\s`, 'giu')
  return [...text.matchAll(seam)]
    .map(match => match.index)
    .reverse()
    .flatMap(at => {
      const head = text.slice(0, at).replace(/[,:：]$/, '')
      const rest = text.slice(at + 1)
      const whole = !HANGS.test(` ${head}`) && !(SPAN.test(head) && SPAN_END.test(rest)) && STANDS.test(rest)
      return whole && head.split(' ').length > 1 ? [head] : []
    })
}

/** Words before which a sentence can be parted. */
export const opens = (words: string, language: string): boolean =>
  new RegExp(`^(?:${OPENS[language] ?? OPENS.any})(?=\\s|$)`, 'iu').test(words)

export const hangs = (text: string): boolean => HANGS.test(text)

/** A text without the words at its end that lean on what has been cut away. */
export function unhung(text: string): string {
  let out = text
  while (HANGS.test(out)) out = out.replace(HANGS, '')
  return out
}
