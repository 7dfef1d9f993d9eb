// What is right and still reads badly: a caption that begins beside the news, a thing said twice, a tone nobody has heard.
import type { Doubt, Hold } from '#lib/composer/answer.ts'
import { type Evidence, isContent, type Text, wordsOf } from '#lib/composer/guard/evidence.ts'
import { isPlainNot } from '#lib/composer/guard/polarity.ts'
import { doubt, hold, type Rule, short } from '#lib/composer/guard/rule.ts'
import { sameValue } from '#lib/composer/guard/value/values.ts'
import { phrases } from '#lib/composer/lexis/phrases.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

export const reads: Rule = evidence => ({
  holds: besideNews(evidence),
  doubts: [...saidTwice(evidence), ...toneAsked(evidence)],
})

/** A caption whose first sentence names nothing of the picture’s news: “We started in May. Now 10,000 …”. */
function besideNews({ texts, lexicons }: Evidence): Hold[] {
  const first = texts.find(({ on }) => on === 'caption')
  const news = texts.filter(({ on, role }) => on === 'picture' && !BESIDE.has(role))
  if (!first || news.length === 0) return []
  const end = sentenceEnd(first)
  const index = wordsOf(news)
  const isTold =
    first.tokens.some(token => token.end <= end && isContent(token, lexicons) && index.holds(token.key)) ||
    first.literals.some(
      literal => literal.end <= end && news.some(({ literals }) => literals.some(each => sameValue(literal, each))),
    )
  return isTold ? [] : [hold('led', `“${short(first.text.slice(0, end))}” is not yet the news`, first.at)]
}
/** Roles that only say when, where and on what terms, or go on from the news. */
const BESIDE = new Set(
  'body closing contact caveat deadline cta condition period date time place ends host term'.split(' '),
)

/** Where the first sentence ends; no stop of a date or a short form ends one. */
function sentenceEnd({ text, literals }: Text): number {
  for (const { index } of text.matchAll(/[.!?。！？](?=\s+[^\p{Ll}\s])/gu))
    if (!literals.some(({ start, end }) => start <= index && index < end)) return index + 1
  return text.length
}

/** A text of a slide that says nothing which another one beside it does not; an address says no words. */
function saidTwice({ texts, lexicons }: Evidence): Doubt[] {
  return texts.flatMap(text => {
    if (!text.group.startsWith('slide') || text.literals.length > 0) return []
    const beside = texts.filter(
      ({ at, group, literals }) => at !== text.at && group === text.group && !literals.some(isLink),
    )
    const words = text.tokens.filter(token => isContent(token, lexicons) && !isCommon(token.key, lexicons))
    if (beside.length === 0 || words.length === 0) return []
    const index = wordsOf(beside)
    const isTwice = words.every(({ key }) => index.holds(key))
    const of = hold('unmended', `“${short(text.text)}” says again what stands beside it`, text.at)
    return isTwice ? [doubt('twice', `${text.text} (${text.at})`, of)] : []
  })
}
const isLink = ({ kind }: Literal): boolean => kind === 'link'

const isCommon = (key: string, lexicons: Evidence['lexicons']): boolean =>
  lexicons.some(({ neutral, common }) => neutral.has(key) || common.has(key))

const TONES = phrases(
  'fun|funny|playful|human|warm|cute|witty|cheeky|joke|festive|cosy|cozy|heartfelt|lustig|witzig|menschlich|herzlich|süß|niedlich|festlich|gemütlich|divertido|divertida|gracioso|graciosa|humano|humana|cálido|cálida|mono|drôle|rigolo|humain|humaine|chaleureux|chaleureuse|mignon|mignonne|festif|festive|divertente|spiritoso|umano|umana|caloroso|calorosa|carino|carina|engraçado|engraçada|acolhedor|fofo|fofa|śmiesznie|śmieszne|śmiesznego|zabawnie|ciepło|uroczo|wesoło|かわいい|楽しい|面白|مرح|مرحة|دافئ|ظريف',
)
/** A wish for a tone: whether it is met is heard, by a person or a reader. “Nothing cute” wishes for none. */
function toneAsked(evidence: Evidence): Doubt[] {
  const wish = evidence.kept.find(
    ({ list, text, tokens }) =>
      list === 'style' &&
      TONES.find(text, tokens).some(
        ({ first }) => !tokens.slice(Math.max(0, first - DENIED), first).some(({ key }) => isPlainNot(evidence, key)),
      ),
  )
  return wish ? [doubt('wish', wish.text, hold('unmended', `“${short(wish.text)}”: does it sound like that?`))] : []
}
const DENIED = 3
