// The pictures that can show the words of a card.
import type { CardAnswer } from '#lib/composer/answer.ts'
import { fills, joined, pick, type Way, type Words, wordsOf } from '#lib/composer/layout/fills.ts'
import { placed } from '#lib/composer/layout/place.ts'
import { keysOf } from '#lib/composer/lexis/tokens.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import type { Library, Picture } from '#lib/composer/plan.ts'

/** Every picture that can show the words of a card, the usual one first; one of a screen or a person where the post is about it. */
export function cardPictures(answer: CardAnswer, library: Library): Picture[] {
  const words = wordsOf(isApology(answer) ? leadingWithIt(answer) : answer)
  const pictures = placed([...shown(answer, words, library), ...fills[answer.form](words)])
  return pictures.length > 0 ? pictures : [lastResort(answer)]
}

const partOf = ({ parts }: CardAnswer, role: string) => parts.find(part => part.role === role)?.text ?? ''

/** Whether it says sorry above its headline, where nobody reads it first. */
function isApology(answer: CardAnswer): boolean {
  const { claims } = lexiconOf(answer.language)
  const apologises = (role: string) => keysOf(partOf(answer, role)).some(key => claims.get(key) === 'sorry')
  return answer.form === 'notice' && apologises('eyebrow') && !apologises('headline')
}

/** The apology leads; what it is for is the first that is said below it. */
function leadingWithIt(answer: CardAnswer): CardAnswer {
  const [eyebrow, headline, body] = ['eyebrow', 'headline', 'body'].map(role => partOf(answer, role))
  const told = { eyebrow: '', headline: eyebrow, body: joined(headline, body) ?? '' }
  const others = answer.parts.filter(({ role }) => !(role in told))
  const led = Object.entries(told).map(([role, text]) => ({ role: role as 'headline', text: text ?? '', from: [] }))
  return { ...answer, parts: [...led, ...others] }
}

function shown({ form, show }: CardAnswer, w: Words, { screens, people }: Library): Way[] {
  if (!show || form !== 'news') return []
  const person = people.find(one => one.name === show)
  if (person)
    return [['people', { name: person.name, role: person.role, headline: w.one('headline'), body: w.one('body') }]]
  return screens.includes(show) ? [['product', { ...pick(w, 'headline', 'body', 'cta'), screen_hint: show }]] : []
}

/** Any words stand on an announcement: the first as its headline. */
function lastResort({ parts, rows }: CardAnswer): Picture {
  const [headline = '', ...rest] = parts.map(part => part.text)
  const lines = rows.map(row => [row.label, row.value, row.note].filter(Boolean).join(' '))
  const body = joined(...[...rest, ...lines].filter(text => !headline.includes(text)))
  return { template: 'announcement', data: { headline, ...(body && { body }) } }
}
