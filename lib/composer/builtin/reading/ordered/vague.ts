// A wish that has no news in it: “something nice for Monday”, “a funny quote about rain”.
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'

/** Who asks, and how. */
const ASKS = wordSet(
  'can could you we i need want please pls just maybe do make post write put bitte mal vielleicht ich wir brauche brauchen mach schreib svp fais il me nous faut por favor necesito haz pon per favore mi serve fai preciso faz graag ik wil maak a an the ein eine einen un une una uno um uma een en ett el la le',
)
const THINGS = wordSet(
  'something anything sth smth irgendwas irgendetwas etwas chose qqch truc algo qualcosa cosa coisa cos iets nagot nat',
)
const LIKED = wordSet(
  'nice lovely fun funny cute cool good great pretty festive cosy cozy inspiring inspirational motivational uplifting short sweet warm cheerful catchy simple random light nett* schon* lustig* kurz* festlich* weihnachtlich* witzig* herzlich* suss* lieb* sympa joli* beau belle drole mignon* festif festive court* chouette marrant* bonit* lind* divertid* chul* gracios* cort* naviden* simpatic* carin* bell* divertente breve gir* legal fof* engracad* curt* leuk* mooi* grappig* gezellig* fajn* ladn* mil* smieszn* fint fin fina kul rolig* trevlig*',
)
const SAYINGS = wordSet(
  'quote quotes saying sayings joke jokes poem poems rhyme pun puns spruch spruche witz gedicht zitat reim citation dicton blague poeme frase frases cita chiste poema refran citazione battuta barzelletta poesia citacao piada ditado spreuk grap gedichtje citaat cytat zart wierszyk citat skamt dikt',
)
const BETWEEN = wordSet('de d di o quelque alguna really very ganz echt so bien muy molto muito heel')
const ABOUT = wordSet(
  'for about on to fur zum zur zu uber pour sur a para sobre de per su sul sulla voor over na dla om till',
)
const LONGEST = 110

/** How many letters of it are such a wish: all or none. */
export function vagueIn(text: string): number {
  if (text.length > LONGEST || /[\d:"“„«]|[.!?…][^.!?…]*\p{L}/u.test(text)) return 0
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'mark')
  const isWish = (at: number) => wishEnd(tokens, at) > at && endsOrLeads(tokens[wishEnd(tokens, at)])
  let at = 0
  while (at < tokens.length && !isWish(at) && (ASKS.has(tokens[at]?.key) || BETWEEN.has(tokens[at]?.key))) at++
  return isWish(at) ? text.length : 0
}

const endsOrLeads = (next: Token | undefined): boolean => next === undefined || ABOUT.has(next.key)

/** Where “something nice” or “lovely quote” ends that begins there; there itself where none does. */
function wishEnd(tokens: readonly Token[], from: number): number {
  const isThing = THINGS.has(tokens[from]?.key)
  let [at, liked] = [from + (isThing ? 1 : 0), 0]
  for (; LIKED.has(tokens[at]?.key) || (isThing && BETWEEN.has(tokens[at]?.key)); at++)
    liked += LIKED.has(tokens[at]?.key) ? 1 : 0
  if (isThing) return liked > 0 ? at : from
  return SAYINGS.has(tokens[at]?.key) ? at + 1 : from
}
