// What an order is about stands above the news that follows it: “Make a video about our order dates. Last day is Monday 11 December.”
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import type { Parted, Told, Where } from '#lib/composer/builtin/reading/sort.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { bare, withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

/** An order alone is no news, nor is one beside something that is to stay unsaid. */
export function withTopic({ told, left }: Parted, [order = '', ...others]: readonly string[], where: Where): Parted {
  const isLeft = left.some(({ n, text, list }) => n === 1 && list === 'style' && text === bare(order))
  const hides = [order, ...others].some(text =>
    where.lexicons.some(({ hide, doubt }) => hide.in(text) || doubt.in(text)),
  )
  const topic = isLeft && !hides && told.some(isFact) ? topicOf(order) : undefined
  if (!topic) return { told, left }
  const rest = bare(order.slice(0, order.indexOf(topic)))
  return {
    told: [{ n: 1, text: topic, parts: [topic], literals: [], isTopic: true }, ...told],
    left: left.map(one => (one.n === 1 ? { ...one, text: rest } : one)),
  }
}

const KINDS = new Set<Literal['kind']>(['date', 'weekday', 'time', 'money', 'percent', 'period'])
const isFact = ({ literals }: Told): boolean => literals.some(({ kind }) => KINDS.has(kind))

const [LEAST_WORDS, MOST_WORDS] = [2, 6]

/** Behind “about” a few words without a sign: “our christmas order dates”. */
function topicOf(order: string): string | undefined {
  const lead = leadOf(order)
  const [about] = tokensOf(order.slice(0, lead)).toReversed()
  const topic = withoutEnd(bare(order.slice(lead)), '.!。')
  const tokens = tokensOf(topic)
  const isThing = tokens.every(({ kind, key }) => kind === 'word' && !MORE.has(key))
  return ABOUT.has(about?.key) && isThing && tokens.length >= LEAST_WORDS && tokens.length <= MOST_WORDS
    ? topic
    : undefined
}
const ABOUT = wordSet('about on for uber zum zur zu fur sobre de para sur pour su sul sulla per di o a over voor عن')
/** It says how it is to look, or is no thing but a sentence. */
const MORE = wordSet(
  'with but using please pls that which is are was will we it you so mit aber bitte dass wir ist con pero porfavor que es avec mais svp est ma che com mas ze ale met maar like as where when why how something anything etwas algo quelque qualcosa',
)
