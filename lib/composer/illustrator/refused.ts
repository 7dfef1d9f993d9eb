// What a brief refuses to show of people: “hands only”, “not her face”, “no kids in it”. Whoever chooses drawings and whoever draws hear it, and code drops what shows it all the same.
import type { Answer } from '#lib/composer/answer.ts'
import { leftOver } from '#lib/composer/illustrator/left.ts'
import type { Question } from '#lib/composer/question.ts'

/** A part stands for the whole: nobody is seen. */
const PARTS = [
  /(?<!\p{L})(?:only|just) (?:(?!the words)\p{L}+ ){0,2}(?:hands?|feet|legs|arms|shoes|boots)(?!\p{L})|(?<!\p{L})(?:hands?|feet|legs|arms|shoes|boots)(?: (?:and|&) (?:the )?\p{L}+)? only(?!\p{L})|(?<!\p{L})(?:no|without(?: any)?) (?:people|persons?|kids|child(?:ren)?)(?! (?:under|over|are|is|were|needed|left|allowed|came|come|will|can)(?!\p{L}))(?!['’]s)(?! \p{L}+ed(?!\p{L}))(?=[^\p{L}]|$)/iu,
  /(?<!\p{L})nur (?:die |ihre |seine )?(?:hände|füße|beine)(?!\p{L})|(?<!\p{L})(?:que|seulement|juste) (?:les |ses |des )?(?:mains|pieds)(?!\p{L})|(?<!\p{L})s[oó]lo (?:las |sus )?(?:manos|pies)(?!\p{L})|(?<!\p{L})(?:solo|soltanto) (?:le |sue )?(?:mani|piedi)(?!\p{L})|(?<!\p{L})(?:só|apenas) (?:as |suas )?(?:mãos|pés)(?!\p{L})|(?<!\p{L})alleen (?:de |haar |zijn )?(?:handen|voeten)(?!\p{L})|(?<!\p{L})tylko (?:\p{L}+ )?(?:dłonie|ręce|stopy)(?!\p{L})|(?<!\p{L})bara (?:händer(?:na)?|fötter(?:na)?)(?!\p{L})|手元だけ|手だけ/iu,
]
/** Whoever is seen is not known. */
const FACES = [
  /(?<!\p{L})(?:no|without(?: any| a)?|not (?:her|his|their|the)|never (?:her|his|their|the)) faces?(?!\p{L})|(?<!\p{L})only from behind|from behind only/iu,
  /(?<!\p{L})(?:keine|ohne|nicht (?:ihr|sein|das)) gesicht(?:er)?(?!\p{L})|nur von hinten|(?:pas|sans) (?:de |son |le |les )?visages?(?!\p{L})|(?:seulement|que) de dos|sin (?:la |su |las )?(?:caras?|rostros?)(?!\p{L})|s[oó]lo de espaldas|senza (?:il |i )?volt[oi](?!\p{L})|solo di spalle|sem (?:o |os )?rostos?(?!\p{L})|só de costas|(?:geen|zonder|niet (?:haar|zijn|het)) gezicht(?:en)?(?!\p{L})|alleen van achteren|bez twarzy|tylko od tyłu|(?:inga|utan) ansikten?(?!\p{L})|bara bakifrån|後ろ姿だけ|顔は(?:出さ|写さ|映さ|なし)/iu,
]

export type Refused = 'person' | 'face'

/** The strictest that is refused; undefined where nothing is. */
export function refusedIn(wishes: readonly string[]): Refused | undefined {
  const asks = (turns: readonly RegExp[]) => wishes.some(wish => turns.some(turn => turn.test(wish)))
  return asks(PARTS) ? 'person' : asks(FACES) ? 'face' : undefined
}

/** Where a clause of such a wish begins and ends: “her mum said hands only and not her name” tells nobody’s name. */
const BETWEEN = /[.,;:!?()–—\n]| (?:said|says|so|and not|but|sagt|dit|dice|disse|zegt|mówi) /iu

/** Of pieces that are for readers in part, or kept from them, the clauses that refuse to show somebody: no list of the reading has them as wishes. */
export function refusalsIn(question: Question, answer: Answer): string[] {
  const kept = answer.read.secret.flatMap(number => question.segments[number - 1] ?? [])
  return [...leftOver(question, answer), ...kept]
    .flatMap(text => text.split(BETWEEN))
    .map(clause => clause.trim())
    .filter(clause => refusedIn([clause]) !== undefined)
}

/** Whether a drawing has of somebody what is refused: by the heads that it uses, and by what it says that it shows. */
export function shows(
  drawing: { shows: string; uses?: readonly { name: string }[] | undefined },
  refused?: Refused,
): boolean {
  if (!refused) return false
  const heads = (drawing.uses ?? []).filter(({ name }) => /head|face/i.test(name))
  if (refused === 'face')
    return heads.some(({ name }) => !/back/i.test(name)) || /\b(?:face|portrait)s?\b/i.test(drawing.shows)
  return heads.length > 0 || SOMEBODY.test(drawing.shows)
}
const SOMEBODY =
  /\b(?:girl|boy|child|children|kid|toddler|baby|pupil|student|learner|man|men|woman|women|person|people|teenager|portrait|face|somebody|someone)s?\b(?!['’]s (?:hands?|feet|boots|shoes))/i
