// “People ask at the counter all the time”, “For treasurers”: said between a title and its points, and none of them.
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece, type Reader } from '#lib/composer/builtin/piece.ts'
import { promiseIn } from '#lib/composer/builtin/reading/listed/lists.ts'
import { stepsIn } from '#lib/composer/builtin/slides/steps.ts'

const BECAUSE = /^(?:because|cause|cos|as|since|so|and|denn|und|car|et|porque|y|perché|e|want|en|bo) /iu

/** How many are of a mind, and what they do: “customers keep asking”, “Viele sind nervös”. */
const ASKED = [
  /^(?!(?:if|when|then|and|or|please|always|never|do|don['’]?t|to|you|your|just|also|first|next|now|no|not|feel|come|bring|where|what|why|how) )(?:\p{L}+ ){0,4}?(?:people|folks|they|we|i|everyone|everybody|nobody|somebody|someone|half|many|most|all|\p{L}+s|you lot) (?:(?:always|often|keep|keeps|still|all|are|is|get|gets|constantly|usually|sometimes|do|a|little|bit|so|very|quite) ){0,5}(?:ask|asks|asking|asked|wondering|nervous|scared|worried|confused|unsure)(?!\p{L})/iu,
  /^(?:half (?:the|our|of)|most(?: people)?|many|nobody|no one|hardly anyone|lots of) [^.:,]{3,40} (?:can['’]?t|can|don['’]?t know(?: how)?|doesn['’]?t know(?: how)?|knows?(?: how)?)$/iu,
  /^(?:i|we|people|folks|they|everyone|everybody|customers|clients|guests|members|parents|so many|most people|half (?:the|our) \p{L}+) (?!(?:are|is|open|meet|train|play|run|start|sell|make|do|clean|offer) )[^.:]{3,70}(?:times? (?:a|per) (?:day|week|month)|every (?:single )?(?:day|week)|all the time|constantly)$/iu,
  /^(?:[^.:?!]{0,40} )?(?:werden wir|wird man|werde ich)(?: [^.:?!]{0,40})? gefragt$|^(?:das |viele |alle |die |unsere ){0,3}(?:\p{Lu}\p{L}+ )?fragen (?:uns |alle|viele|ständig|oft|immer|täglich|jed)|^(?:viele|die meisten|manche|alle|sie)(?: \p{L}+)? sind (?:oft |meist |immer |ein bisschen |etwas |ganz ){0,2}(?:nervös|unsicher|aufgeregt|ängstlich)/iu,
  /^(?:c['’]est ce qu['’])?on nous (?:(?:le|la|les|pose|demande) )+|^(?:les gens|les clients|tout le monde|beaucoup|tous) (?:nous |me |le |la ){0,2}(?:demandent?|posent?)(?!\p{L})|^(?:beaucoup|ils|elles|les gens) (?:sont|arrivent) (?:souvent |un peu |toujours |très ){0,2}(?:stressé|inquiet|nerveu)/iu,
  /^(?:siempre |cada día )?nos (?:lo )?preguntan|^(?:es lo que )?(?:todo el mundo|todos|la gente|muchos|muchas|los clientes|los padres) (?:nos |me |lo |siempre ){0,3}(?:preguntan?|(?:está|llega|viene)n? (?:siempre |un poco |muy ){0,2}nervios)/iu,
  /^(?:(?:ce|me) )?lo chied(?:ono|ete)|^(?:ci|mi) chiedono|^(?:qui |tutti |in tanti |in molti |i clienti |tante persone ){1,2}(?:(?:ce|me|ci|lo|sempre) ){0,3}(?:chied(?:ono|e)|domandano)(?!\p{L})|^(?:molti|tanti|spesso) (?:sono|arrivano) (?:sempre |un po['’] |molto ){0,2}(?:nervos|agitat|preoccupat)/iu,
  /^(?:toda a gente|todos|muitos|os clientes|as pessoas|sempre) (?:nos |me |sempre ){0,2}perguntam?(?!\p{L})|^perguntam-nos|^(?:muitos|as pessoas|eles) (?:estão|chegam|vêm) (?:sempre |um pouco |muito ){0,2}nervos/iu,
  /^(?:(?:daar|dat|dit|hier) )?(?:krijgen|worden) we (?:[^.:?!]{0,60} )?(?:vragen|gevraagd)(?: over)?$|^(?:mensen|klanten|veel \p{L}+|iedereen) (?:ons )?vra(?:gen|agt)(?!\p{L})|^(?:veel mensen|ze|mensen) zijn (?:vaak |een beetje |best ){0,2}(?:zenuwachtig|nerveus)/iu,
  /^(?:ludzie|klienci|wszyscy|wiele osób|często|ciągle|stale) (?:nas |ciągle |często |o to |stale ){0,3}pyta(?:ją|cie)(?!\p{L})|^pytacie nas/iu,
]
const AUDIENCE =
  /^(?:for (?!more|info|further|details|bookings?|questions?|example|free|sale|hire|rent|instance|now|us|me|the (?:first|last|next))|für (?!mehr|weitere|fragen|uns)|pour (?=les |ceux|celles|tous|toutes)|para (?=l[oa]s |quien|tod[oa]s|[oa]s |gente)|per (?=chi |i |gli |le |tutti)|voor (?!meer|vragen|ons)|dla (?!nas))\p{L}[^.,:?!\d]{3,60}$/iu
/** “For people who plan their summer now”; “for kids it is free” says something of them. */
const WHO = / (?:who|that|die|der|qui|que|chi|che|quem|wie|którzy|które)(?: |$)/iu
/** Of more words it says more. */
const [MOST, OF_AUDIENCE] = [14, 4]

const isAside = ({ text, literals }: Pick<Piece, 'text' | 'literals'>): boolean => {
  const said = text.replace(BECAUSE, '')
  const words = said.split(' ').length
  const isBare = literals.every(({ kind }) => kind === 'number' || kind === 'period') && words <= MOST
  const isFor = AUDIENCE.test(said) && (words <= OF_AUDIENCE || WHO.test(said))
  return isBare && (isFor || ASKED.some(asked => asked.test(said)))
}

/** `aside` where there is one; its words are `from` these. */
export type Parted = { points: readonly Piece[]; aside?: string; from: readonly string[] }
const told = (points: readonly Piece[], { text, from }: Pick<Piece, 'text' | 'from'>): Parted => ({
  ...{ points, from, aside: upperFirst(unstopped(text.replace(BECAUSE, ''))) },
})

/** The points with their title, and what is none of them: behind the title, before steps that are numbered, or said last. */
export function asideOf(
  pieces: readonly Piece[],
  { lexicons }: Pick<Reader, 'lexicons'>,
  isBefore: (one: Piece) => boolean = isAside,
): Parted {
  const [title, ...others] = pieces
  const steps = stepsIn(pieces)
  const firstStep = pieces.findIndex(one => steps.has(one))
  // “Four worries: …”, and as many sentences: each of them is one.
  if (!title || promiseIn(title.text, lexicons)?.count === others.length) return { points: pieces, from: [] }
  const isOne = (one: Piece, at: number): boolean => {
    if (at === 0 || steps.has(one)) return false
    if (at < firstStep) return isAside(one) || (firstStep === 2 && isBefore(one))
    return (at === 1 || at === others.length) && isAside(one)
  }
  const points = pieces.filter((one, at) => !isOne(one, at))
  const aside = pieces.find(one => !points.includes(one))
  if (aside && points.length > LISTED) return told(points, aside)
  const comma = others.length < LISTED ? -1 : title.text.search(BEHIND)
  const behind = { ...title, text: title.text.slice(comma + 2) }
  const head = { ...title, text: title.text.slice(0, comma) }
  return comma > 0 && isAside({ ...behind, literals: [] })
    ? told([head, ...others], behind)
    : { points: pieces, from: [] }
}
const BEHIND = /, (?=[^,]+$)/u
