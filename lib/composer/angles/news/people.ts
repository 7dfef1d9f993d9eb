import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { NAME as NAME_OF_EVENT } from '#lib/composer/angles/news/event-words.ts'
import { addressOf, clean, remaining, splitAt } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

const WORD = "\\p{Lu}[\\p{L}’'-]+"
const NAME = `(?:(?:Dr|Prof|Ms|Mr|Mrs) )?${WORD}(?: (?:de|da|del|van|von|der|la|el|al|bin))?(?: ${WORD}){0,2}`
/** “Priya Nair (Head of Support)”, “Leo Marsh - support”, “Ines Moreau leads illustration”, “Sam Field joins as editor”. */
const PERSON = new RegExp(
  `(?<![\\p{L}’'-])(${NAME})(?: ?\\(([^()]{3,40})\\)| ?[–-] ((?:\\p{L}+ ?){1,4})|,? (?:who )?(?:joins|joined|is joining|starts) as (?:our |an? |the )?(?:new )?([^,.;]{3,40}?)(?= and |,|$)|,? (?:who )?(leads|runs|heads|looks after) ([^,.;]{3,30}?)(?= and |,|$)|, (?:our (?:new )?)?((?!who |start|join|from |all |both |and |our |say )\\p{Ll}[\\p{L} ]{2,28}?)(?=,| and |$))?(?=,|$| and | who | to | join| all | start| from |\\.|!)`,
  'gu',
)
const WELCOMED =
  /\b(?:welcome|say h(?:i|ello) to|meet|introducing|new (?:starters?|faces?|people|colleagues?|members?|recruits?|coaches|trustees|apprentices|teachers|volunteers|directors|partners)|joins? (?:us|the|our))\b/i
const GROUP =
  /\b(?:our |the )?((?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+) )?new (?:\p{Ll}+ )?(?:starters|faces|people|colleagues|members|recruits|coaches|trustees|apprentices|teachers|volunteers|directors|partners)(?: this (?:week|month|term|year)| at \p{Lu}\p{L}+)?)/iu
const GLAD = /^We(?:’re| are) (?:so |very |all )?(?:delighted|happy|thrilled|excited|pleased|proud) to welcome/i
const NOT_NAME =
  /^(?:The|Our|We|This|That|New|It|All|Everyone|They|Please|Welcome|Meet|Hello|Say|And|A|An|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Head|Two|Three|Four|Five|Six|Warm|Big)\b/

type Person = { name: string; role?: string }

/** Several people welcomed at once: each by name, with what they do where the brief says so. */
export function people(reading: Reading): Draft[] {
  if (reading.language !== 'en' || reading.quotes.length > 0) return []
  if (reading.times.length > 0 && NAME_OF_EVENT.test(reading.text)) return []
  const clauses = reading.clauses.filter(clause => WELCOMED.test(clause.raw) || named(clause.raw, reading).length > 1)
  const text = clauses.map(clause => clause.text).join('. ')
  const typed = clauses.map(clause => (/[(&]| [-–] /.test(clause.raw) ? clause.raw : clause.text)).join('. ')
  if (!WELCOMED.test(typed) || !/\bwelcome|\bmeet\b|hello|\bhi\b|\bnew\b|introducing/i.test(typed)) return []
  const found = named(typed, reading)
  if (found.length < 2) return []
  const group = typed.match(GROUP)?.[1]
  const firsts = found.map(({ name }) => name.replace(/^(?:Dr|Prof|Ms|Mr|Mrs) /, '').split(' ')[0] ?? name)
  const together = `${firsts.slice(0, -1).join(', ')} and ${firsts.at(-1)}`
  const headline =
    [
      group && sentence(`${/^(?:our|the) /i.test(group) ? '' : opening(typed)}${lowerFirst(group)}`),
      `Welcome, ${together}.`,
    ].find(each => each && each.length <= BOX_LIMITS.headline) ?? `Welcome to all ${found.length}.`
  const lines = found.map(
    ({ name, role }) =>
      [role && `${name}${/^(?:leads|runs|heads|looks) /.test(role) ? '' : ','} ${role}`, name].find(fits) ?? name,
  )
  const told = reading.facts.filter(clause => clauses.includes(clause)).map(clause => clause.text)
  const more = remaining(reading, [...told, headline], 3).filter(each => !/^welcome\.?$/i.test(each))
  const beside = clean([apart(text), ...more.map(stripStop)]).map(each =>
    fits(each) ? each : (splitAt(each, BOX_LIMITS.item)?.head ?? ''),
  )
  return [
    draft({
      angle: 'people',
      frame: 'brief',
      rank: 67,
      template: 'feature_list',
      top: firsts[0] ?? headline,
      lead: told[0] ? sentence(upperFirst(told[0].replace(GLAD, 'Welcome'))) : headline,
      boxes: { headline, items: [...lines, ...clean(beside)].slice(0, 6), body: lines.join(' · ') },
      details: clean([...told.slice(1).map(each => sentence(upperFirst(each))), ...more]),
      said: told,
      action: addressOf(reading),
      points: [...lines, ...more].map(title => ({ title: stripStop(title) })),
      topics: [],
      fixed: ['They', 'Welcome', 'Meet', 'our', 'to', 'all'],
    }),
  ]
}

const fits = (text: string | undefined): boolean => text !== undefined && text.length <= BOX_LIMITS.item
const opening = (text: string): string =>
  /\bour (?:\p{Ll}+ )?new\b/iu.test(text) ? (/\bmeet\b/i.test(text) ? 'Meet our ' : 'Welcome to our ') : ''

/** “…, who join the design team this week”, “… starting on Monday”: what is said of all of them. */
const apart = (text: string): string | undefined => {
  const found = text.match(/,? (?:who |all )?((?:join|start(?:ed|ing)?)\b [^,.;]{4,60})(?:[.,;]|$)/i)?.[1]
  return found && !/\bas\b/.test(found) ? `They ${found.replace(/^starting/i, 'start')}` : undefined
}

function named(text: string, { brand }: Reading): Person[] {
  const found: Person[] = []
  for (const match of text
    .replace(/ & /g, ' and ')
    .replace(/\b(?:Welcome|Meet|Introducing|Hello|Hi)(?= \p{Lu})/gu, '')
    .matchAll(PERSON)) {
    const [, name = '', bracket, dashed, as, verb, what, ours] = match
    const role = bracket ?? dashed ?? as ?? (verb ? `${verb} ${what}` : ours)
    const whole = name.includes(' ') || role !== undefined
    if (!whole || NOT_NAME.test(name) || brand.name.includes(name) || name.includes(brand.name)) continue
    if (!found.some(each => each.name === name)) found.push({ name, role: role && stripStop(role) })
  }
  return found
}
