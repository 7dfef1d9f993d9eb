import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { placeOf } from '#lib/composer/angles/place.ts'
import { addressOf, clean, deadlineOf, firstFit, partsOf, say } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Part, Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { NUMBER_WORDS } from '#lib/composer/words/speak.ts'

const OPENING =
  /\b(?:(?:we(?:’re| are)|is|are|now|’re) )?(?:hiring|recruiting|looking for|seeking|searching for|on the hunt for|in search of)(?: for)?(?: an?| our(?: first)?| the| some| new| another| two| three|:)? ((?:(?!to (?:join|work|help|lead|build|run|own|bake|make)\b|who\b|with\b|for\b|in\b|at\b|based\b|remote\b|from\b|that\b|and you\b|, )[\p{L}\d/.’&+#-]+ ?){1,6})/iu
const WANTED = /(?:^|[.,!]\s*)((?:\p{L}+ ){0,3}\p{L}+) wanted\b/iu
const LOOSE =
  /\b(?:vacancy|job opening|open (?:role|position)|job|role|position|wanted|join (?:us|our team|the team) as)\b(?::| for| as)?(?: an?)? ((?:(?!to\b|who\b|with\b|for\b|in\b|at\b)[\p{L}/’-]+ ?){1,5})/iu
const PEOPLE =
  /\b(?:engineer|designer|developer|manager|baker|barista|chef|cook|nurse|teacher|tutor|driver|writer|editor|analyst|accountant|assistant|lead|head|director|intern|apprentice|waiter|waitress|server|receptionist|cleaner|mechanic|electrician|plumber|carpenter|salesperson|rep|representative|marketer|recruiter|consultant|scientist|researcher|architect|technician|operator|coach|trainer|volunteer|stylist|hairdresser|butcher|florist|gardener|producer|artist|animator|illustrator|translator|officer|coordinator|specialist|administrator|founder|partner|person|people|staff|crew|referee|programmer|support|bartender|sommelier)s?\b/i

const isHiring = (text: string): boolean =>
  (/\b(?:hiring|recruiting|vacanc(?:y|ies)|job opening|we need (?:an? (?:new )?|volunteers))\b/i.test(text) ||
    /\b(?:looking for|seeking|wanted|join our team|open role|position)\b/i.test(text)) &&
  PEOPLE.test(text)

export function hiring(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !isHiring(reading.text)) return []
  const said = reading.clauses.map(clause => clause.text).join('. ')
  const labelled = reading.facts.find(clause => /^(?:role|position)$/.test(clause.label ?? ''))?.text
  const role = tidyRole(
    labelled ??
      said.match(OPENING)?.[1] ??
      said.match(WANTED)?.[1] ??
      said.match(LOOSE)?.[1] ??
      said.match(/\bwe need (?:an? )?(?:new )?((?:(?!for\b|to\b|who\b|on\b)\p{L}+ ?){1,4})/iu)?.[1],
  )
  if (!role || !PEOPLE.test(role)) return []
  const notes: string[] = []
  const hours = hoursOf(reading)
  const pay = payOf(reading, notes)
  const week = reading.text.match(/\b(\d{2})\s?h(?:ours?)?\b(?! ?(?:ago|later))/i)?.[1]
  const paid = pay && week && hours ? `${pay} for ${week} hours` : pay
  const place = workplace(reading)
  const team = reading.text.match(/\bteam of (\d+|\w+)\b/i)?.[0]
  const deadline = deadlineOf(reading)
  const term = [hours, pay, place && lowerUnlessName(place, reading), team].find(
    each => each !== undefined && role.length + each.length + 3 <= 42,
  )
  const headline = term
    ? `${role}, ${term}.`
    : /s$/.test(role) && role.length < 34
      ? `${role} wanted.`
      : (squeeze(role, 42) ?? role.slice(0, 42))
  const extras = extraTerms(reading, [role, hours ?? '', pay ?? '', place ?? ''])
  const contact = addressOf(reading)
  const items = clean([
    pay && term !== pay ? pay : undefined,
    hours && term !== hours ? upperFirst(hours) : undefined,
    place && upperFirst(place),
    ...extras.map(upperFirst),
  ]).filter(item => item.length <= 44)
  const when = partsOf(reading)
    .find(part =>
      /\b(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?\b.*\b(?:night|evening|morning|afternoon|shift)s?\b/i.test(
        part.text,
      ),
    )
    ?.text.replace(/^we need .*? (?:for|on) /i, '')
  const how = partsOf(reading).find(part =>
    /\b(?:pop in|ask for|drop in|call|message us|dm us|send (?:us )?(?:a|your))\b/i.test(part.text),
  )?.text
  const duty = partsOf(reading).find(part =>
    /^(?:washing|cooking|serving|driving|packing|helping|cleaning|teaching|sorting|delivering)\b/i.test(part.text),
  )?.text
  const until = deadline ? `by ${say(reading, deadline)}` : ''
  return [
    draft({
      angle: 'hiring',
      frame: hours || !pay || !place ? 'F34' : 'F35',
      rank: 160,
      template: 'job_opening',
      top: role,
      lead: `${/^volunteer/i.test(role) ? 'Wanted' : 'Hiring'}: ${lowerFirst(role, new Set(reading.names.values()))}${place ? `, ${place}` : ''}${duty ? `, for ${lowerFirst(duty)}` : ''}.`,
      boxes: {
        headline,
        name: role,
        items: items.slice(0, 4),
        place: place && covered(place, [headline]) < 1 ? upperFirst(place) : undefined,
        note: termsOf(clean([paid, hours, when, ...extras, team, until]), headline),
        cta: firstFit(
          28,
          contact && /@/.test(contact) ? `Write to ${contact}` : undefined,
          deadline ? `Apply by ${say(reading, deadline, 'plain')}` : undefined,
          'Apply',
        ),
        meta: until ? upperFirst(until) : undefined,
        link: contact,
      },
      lines: clean([
        upperFirst(clean([paid, hours]).join(', ')) && sentence(upperFirst(clean([paid, hours]).join(', '))),
        when ? sentence(upperFirst(when)) : undefined,
        ...extras.map(extra => sentence(extra)),
      ]),
      details: how ? [sentence(how)] : [],
      action: contact ? `${contact}${until ? ` ${until}` : ''}` : until ? `Apply ${until}.` : undefined,
      points: [...items.map(title => ({ title }))],
      topics: clean([
        role.split(' ').slice(-2).join(' '),
        'hiring',
        /^(?:remote|hybrid|fully)/i.test(place ?? '') ? undefined : place?.split(',')[0],
      ]),
      notes,
      fixed: ['Hiring', 'Wanted', 'wanted', 'Apply', 'Write'],
    }),
  ]
}

/** As many terms as stand in one line, none that the headline names. */
function termsOf(terms: readonly string[], headline: string): string | undefined {
  let line = ''
  for (const term of terms) {
    const next = line === '' ? upperFirst(term) : `${line} · ${term}`
    if (next.length <= BOX_LIMITS.meta && covered(term, [headline, line]) < 0.7) line = next
  }
  return line || undefined
}

function tidyRole(raw: string | undefined): string | undefined {
  const text = raw
    ?.replace(
      /\b(?:new|rockstar|ninja|talented|amazing|passionate|experienced|great|awesome|full[- ]time|part[- ]time)\s+/gi,
      '',
    )
    .replace(/\s+(?:to|and|or|wanted|needed)?\s*$/i, '')
    .trim()
  return text ? upperFirst(text) : undefined
}

function hoursOf(reading: Reading): string | undefined {
  const text = reading.text
  const week = text.match(/\b(\d|four|three)[- ]days?[- ](?:a[- ])?week\b/i)
  const days = /\b(?:office|on[- ]?site|in|london|berlin)\b.{0,12}\d days/i.test(text) && !/\b4[- ]day week/i.test(text)
  if (week && !days && !/\d days?\/week/.test(week[0])) return `${NUMBER_WORDS[Number(week[1])] ?? week[1]}-day week`
  const span = text.match(/\b\d{1,2}[:.]\d\d\s?(?:-|–|to)\s?\d{1,2}[:.]\d\d\b/)
  return (
    text
      .match(/\b(?:part[- ]time|full[- ]time|weekends only|night shifts?|\d+ hours? (?:a|per) week|job share)\b/i)?.[0]
      .toLowerCase() ?? span?.[0].replace(/\s?[-–]\s?/, ' to ')
  )
}

const LONDON = /\b(?:london|bristol|leeds|manchester|edinburgh|uk|england|cardiff|glasgow)\b/i
function payOf(reading: Reading, notes: string[]): string | undefined {
  const money = reading.money.find(each => !/budget|raised/.test(reading.text.slice(each.start - 12, each.start)))
  if (money)
    return money.text
      .replace(/(\d)\s?(?:-|–|to)\s?(?=[\d£$€])/g, '$1–')
      .replace(/–[£$€]/, '–')
      .replace(
        /\/(hour|hr|year|yr|month)/i,
        (_, unit: string) => ` ${/^h/i.test(unit) ? 'an hour' : /^m/i.test(unit) ? 'a month' : 'a year'}`,
      )
  const bare = reading.text.match(/(?<![\w.])(\d{2,3})\s?k?\s?(?:-|–|to)\s?(\d{2,3})\s?k\b/i)
  if (!bare) return undefined
  const sign =
    LONDON.test(reading.text) || reading.zone === 'Europe/London'
      ? '£'
      : reading.zone.startsWith('America/')
        ? '$'
        : reading.zone.startsWith('Europe/')
          ? '€'
          : ''
  if (sign) notes.push(`Pay is read as ${sign} from the place; the brief names no currency.`)
  return `${sign}${bare[1]}–${bare[2]}k`
}

function workplace(reading: Reading): string | undefined {
  const remote = reading.text.match(
    /\b(?:fully remote|remote[- ]first|remote|hybrid)(?: (?:in|within|from) (?:the )?\p{L}+|,? ?(?:\(?(?:EU|UK|US|Europe|worldwide|anywhere)\)?))?/iu,
  )?.[0]
  const part = partsOf(reading).find(
    each => /\b\d days? ?(?:\/|a |per )week\b/i.test(each.text) && !/day week/i.test(each.text),
  )
  if (part) return part.text.replace(/(\d days?) ?(?:\/|per ) ?week/i, '$1 a week').replace(/^(\p{L}+) (?=\d)/u, '$1, ')
  return remote
    ? remote
        .replace(/[()]/g, '')
        .toLowerCase()
        .replace(/\b(?:eu|uk|us)\b/g, word => word.toUpperCase())
        .replace(/\beurope\b/, 'Europe')
    : placeOf(reading)
}

function extraTerms(reading: Reading, used: string[]): string[] {
  const own = (part: Part): boolean =>
    /\b(?:first|no |paid|free|holiday|days off|equity|pension|team of|report|own|bonus|training|visa|relocation|flexible|years|experience|shift|weeks|months|starts?|nights)\b/i.test(
      part.text,
    )
  return partsOf(reading)
    .filter(
      part =>
        own(part) &&
        !/hiring|looking for|wanted|apply|pop in|ask for|@|\d-?\d*k\b/i.test(part.text) &&
        !used.some(each => each !== '' && part.text.toLowerCase().includes(each.toLowerCase())),
    )
    .map(part => stripStop(part.text).replace(/\bbesides founder\b/i, 'after the founder'))
    .filter(text => text.length <= 60)
}

const lowerUnlessName = (place: string, reading: Reading): string =>
  lowerFirst(place, new Set([...reading.names.values(), place.split(/[ ,]/)[0] ?? '']))
