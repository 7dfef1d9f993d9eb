import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, firstFit, remaining, say, withoutAddress } from '#lib/composer/angles/tools.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze } from '#lib/composer/words/compress.ts'

const NAME = "(\\p{Lu}[\\p{L}’'-]+(?: (?:de|da|del|van|von|der|la|el|al|bin))*(?: \\p{Lu}[\\p{L}’'-]*\\.?){0,2})"
const WELCOME = new RegExp(
  `^(?:(?:A |a )?(?:big |warm )?(?:W|w)elcome(?: back)?(?: to)?(?: the team,?)?|[Mm]eet|(?:[Ss]ay )?(?:[Hh]i|[Hh]ello) to|[Ii]ntroducing) ${NAME}(?=[,.:]|$| who| as| our| to the)(?:,? (?:who is )?(?:as )?(.*))?$`,
  'u',
)
/** “Meet the newest member of our team: Callum, apprentice barber”. */
const MEMBER = new RegExp(
  `^(?:(?:A |a )?(?:big |warm )?(?:W|w)elcome(?: to)?|[Mm]eet|(?:[Ss]ay )?(?:[Hh]i|[Hh]ello) to|[Ii]ntroducing) (?:our|the) ([\\p{L}’ -]{3,40}?)[:,] ${NAME}(?=[,.]|$| who)(?:,? (.*))?$`,
  'u',
)
const NO_ROLE = /\b(?:member|addition|face|recruit|starter|colleague|newcomer|team)\b/i
const JOINS = new RegExp(
  `(?:^|\\b)${NAME} (?:joins|has joined|is joining|joined|will join|starts with)(?: us| the team| our team| [\\p{L} ]{2,24}?)?(?: today| on [\\p{L}\\d ]+?)? as (?:our |the |an? )?(?:new )?([^,.;]{3,40})`,
  'u',
)
const HONOUR = new RegExp(
  `^((?:[\\p{L}-]+ )?[\\p{L}-]+ of the (?:day|week|month|season|year)|(?:staff|team|volunteer|customer|player|member|artist|maker|baker) spotlight|behind the (?:counter|scenes|bar)): ${NAME}(?=[,.]|$| who|:| from | at | in )(?:,? (?:our )?(.*))?$`,
  'iu',
)
const ROLE_AFTER =
  /\b(?:joins|joined|starts|is joining)(?: us| the team)?(?: today)? as (?:our |the |an? )?(?:new )?([^,.;]{3,40}?)(?= on | from | this | next |$)/i
const NOT_NAME = /^(?:The|Our|We|This|That|New|It|All|Everyone|Black|Cyber|Christmas|Happy|Thank)\b/

type Person = { name: string; role?: string; told?: string; honour?: string; clause: Clause }

/** Somebody by name and what they do: they are the picture. */
export function person(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const found = personIn(reading)
  if (!found) return []
  const { name, role, honour, clause, told: own = '' } = found
  const known = role && upperFirst(role)
  const headline = honour
    ? (firstFit(42, `${upperFirst(honour.toLowerCase())}: ${name}.`, `${name}.`) ?? name)
    : (firstFit(42, role && `${name}, ${lowerFirst(role, new Set(reading.names.values()))}.`, `${name}.`) ?? name)
  const more = remaining(
    reading,
    [headline, honour ?? '', clause.text.length < 60 ? clause.text : '', role ?? ''],
    3,
  ).map(text => sentence(upperFirst(stripStop(text))))
  const told = reading.facts.find(each => each !== clause && ROLE_AFTER.test(each.text))
  const day = told && within(reading.dates, told)[0]
  const start = day && `Joins on ${say(reading, day)}.`
  const beside = clause.parts.slice(clause.parts.findIndex(part => part.text.includes(name)) + 1)
  const apart = role
    ? ''
    : sentence(upperFirst(stripStop(own))) ||
      sentence(upperFirst(beside.map(part => part.text.replace(/^who /i, '')).join(', ')))
  const past =
    told?.parts.filter(part => !ROLE_AFTER.test(part.text)).map(part => sentence(upperFirst(part.text))) ?? []
  const body =
    clean([start, ...past]).length > 0
      ? clean([start, ...past])
          .join(' ')
          .slice(0, 120)
      : apart.length > 3 && apart.length <= 120
        ? apart
        : more.find(text => text.length <= 90)
  return [
    draft({
      angle: 'person',
      frame: 'brief',
      rank: 62,
      template: 'people',
      top: name,
      lead: sentence(upperFirst(withoutAddress(clause.text))),
      boxes: {
        headline,
        name,
        author: name,
        author_title: known && known.length <= 44 ? known : known && (squeeze(known, 44) ?? undefined),
        eyebrow: honour && honour.length <= 24 ? upperFirst(honour.toLowerCase()) : undefined,
        claim: body ?? known,
        body,
      },
      details: more,
      action: addressOf(reading),
      points: clean([known, ...more]).map(title => ({ title: stripStop(title) })),
      topics: clean([honour]),
      fixed: ['Joins', 'on'],
    }),
  ]
}

function personIn(reading: Reading): Person | undefined {
  for (const clause of reading.facts) {
    const honoured = clause.text.match(HONOUR)
    if (honoured?.[2] && /^\p{Lu}/u.test(honoured[2]) && !NOT_NAME.test(honoured[2]))
      return { clause, name: honoured[2], honour: honoured[1], role: tidy(honoured[3]), told: honoured[3] }
    const [, kind = '', member, after] = clause.text.match(MEMBER) ?? []
    if (member && !NOT_NAME.test(member))
      return { clause, name: member, role: tidy(after) ?? (NO_ROLE.test(kind) ? undefined : tidy(kind)) }
    const at = clause.parts.findIndex(part => WELCOME.test(part.text))
    const welcomed = clause.text.match(WELCOME) ?? clause.parts[at]?.text.match(WELCOME)
    if (welcomed?.[1] && !NOT_NAME.test(welcomed[1]) && welcomed[1] !== reading.brand.name)
      return { clause, name: welcomed[1], role: tidy(welcomed[2]) ?? roleElsewhere(reading) }
    const joins = clause.text.match(JOINS)
    if (joins?.[1] && !NOT_NAME.test(joins[1])) return { clause, name: joins[1], role: tidy(joins[2]) }
  }
  return undefined
}

const roleElsewhere = (reading: Reading): string | undefined =>
  reading.facts.map(clause => tidy(clause.text.match(ROLE_AFTER)?.[1])).find(role => role !== undefined)

function tidy(raw: string | undefined): string | undefined {
  const role = stripStop(raw ?? '')
    .replace(/^(?:our|the|an?|new|who is) /gi, '')
    .replace(/^new(?:est)? /i, '')
    .split(/[,;]| who | and (?:she|he|they) |\. /)[0]
    ?.trim()
  return role && role.length >= 3 && role.length <= 56 && !/^(?:who|from|at|in)\b/i.test(role) ? role : undefined
}
