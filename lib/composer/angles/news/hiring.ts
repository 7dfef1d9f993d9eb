import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { contactOf, hoursOf, payOf, termsOf, workplace } from '#lib/composer/angles/news/hiring-terms.ts'
import { addressOf, clean, deadlineOf, firstFit, partsOf, say } from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { lowerFirst, sentence, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'

const STOPS =
  '(?!to (?:join|work|help|lead|build|run|own|bake|make|write|teach)\\b|who\\b|with\\b|for\\b|in\\b|at\\b|on\\b|based\\b|remote\\b|from\\b|that\\b|and you\\b|asap\\b|, )'
const OPENING = new RegExp(
  `\\b(?:(?:we(?:’re| are)|is|are|now|’re) )?(?:hiring|recruiting|looking for|seeking|searching for|on the hunt for|in search of)(?: for)?(?: an?| our(?: first)?| the| some| new| another| two| three|:)? ((?:${STOPS}[\\p{L}\\d/.’&+#-]+ ?){1,6})`,
  'iu',
)
const WANTED = /(?:^|[.,!:]\s*)((?:\p{L}[\p{L}-]* ){0,3}\p{L}[\p{L}-]*) (?:wanted|needed|required)\b/iu
const NEEDED = new RegExp(
  `\\b(?:we )?need(?:s|ed)? (?:an? |some |more )?(?:new )?((?:${STOPS}\\p{L}[\\p{L}-]* ?){1,4})`,
  'iu',
)
const LOOSE =
  /\b(?:vacancy|job opening|open (?:role|position)|job|role|position|wanted|join (?:us|our team|the team) as)\b(?::| for| as)?(?: an?)? ((?:(?!to\b|who\b|with\b|for\b|in\b|at\b)[\p{L}/’-]+ ?){1,5})/iu
const PEOPLE =
  /\b(?:engineer|designer|developer|manager|baker|barista|chef|cook|nurse|teacher|tutor|driver|writer|copywriter|editor|analyst|accountant|assistant|lead|leader|head|director|intern|trainee|apprentice|waiter|waitress|server|receptionist|cleaner|housekeeper|mechanic|electrician|plumber|carpenter|joiner|painter|roofer|decorator|labourer|welder|fitter|salesperson|seller|buyer|rep|representative|marketer|recruiter|consultant|adviser|advisor|scientist|researcher|architect|technician|operator|operative|coach|trainer|instructor|guide|host|hostess|volunteer|stylist|hairdresser|barber|butcher|florist|gardener|farmer|grower|producer|artist|animator|illustrator|photographer|videographer|translator|officer|coordinator|planner|specialist|administrator|founder|partner|person|people|staff|crew|referee|steward|warden|lifeguard|porter|guard|programmer|support|bartender|sommelier|helper|worker|hand|packer|picker|courier|caretaker|carer|nanny|childminder|mentor|moderator|pharmacist|optician|dentist|vet|therapist|physio|midwife|doctor|lawyer|solicitor|paralegal|bookkeeper|cashier|agent|clerk|secretary)s?\b/i
const PHRASE = new RegExp(`(?:[\\p{L}-]+ ){0,3}${PEOPLE.source}`, 'iu')

/** “No partner needed”: nobody is looked for. */
const UNNEEDED = /\bno [\p{L} ]{2,24}? (?:needed|required|necessary|wanted)\b/giu

const isHiring = (text: string): boolean =>
  PEOPLE.test(text) &&
  (/\b(?:hiring|recruiting|vacanc(?:y|ies)|job opening|we need (?:an? (?:new )?|(?:\d+ |some |more )?(?:volunteers|helpers|stewards|marshals)))\b/i.test(
    text,
  ) ||
    /\b(?:looking for|seeking|wanted|join our team|open role|position)\b/i.test(text) ||
    /^(?:we )?need (?:an? )/i.test(text) ||
    new RegExp(`${PEOPLE.source}(?: \\([^)]*\\))? (?:needed|required)\\b`, 'i').test(text))

export function hiring(reading: Reading): Draft[] {
  if (reading.language !== 'en' || !isHiring(reading.text.replace(UNNEEDED, ''))) return []
  const said = reading.clauses.map(clause => clause.text.replace(UNNEEDED, '')).join('. ')
  const labelled = reading.facts.find(clause => /^(?:role|position)$/.test(clause.label ?? ''))?.text
  const sought = [
    labelled,
    said.match(OPENING)?.[1],
    said.match(WANTED)?.[1],
    said.match(LOOSE)?.[1],
    said.match(NEEDED)?.[1],
    said.match(PHRASE)?.[0],
  ]
    .map(tidyRole)
    .find(each => each !== undefined && PEOPLE.test(each))
  const task = said.match(
    /\b(?:volunteers|helpers|stewards|marshals|drivers)(?: needed| wanted)? (to [^.;]{6,60}?)(?=[.;,]|$)/i,
  )?.[1]
  const helps = task && task.length <= BOX_LIMITS.meta ? upperFirst(task) : undefined
  const role = helps ? withCount(sought?.replace(/ to .*$/i, ''), said) : sought
  if (!role) return []
  const notes: string[] = []
  const hours = hoursOf(reading)
  const pay = payOf(reading, notes)
  const week = reading.text.match(/\b(\d{2})\s?h(?:ours?)?\b(?! ?(?:ago|later))/i)?.[1]
  const paid = pay && week && hours ? `${pay} for ${week} hours` : pay
  const place = workplace(reading)
  const deadline = deadlineOf(reading)
  const term = [hours, pay, place && lowerUnlessName(place, reading)].find(
    each => each !== undefined && role.length + each.length + 3 <= 42,
  )
  const headline = term
    ? `${role}, ${term}.`
    : /s$/.test(role) && role.length < 34
      ? `${role} wanted.`
      : (squeeze(role, 42) ?? role.slice(0, 42))
  const until = deadline ? `by ${say(reading, deadline)}` : ''
  const address = addressOf(reading)
  const { contact, how } = contactOf(reading, until)
  const extras = termsOf(reading, role, [role, hours ?? '', pay ?? '', place ?? '', contact ?? ''])
  const group = helps ?? extras.find(extra => /^for (?:the|our|a)\b/i.test(extra) && extra.length <= BOX_LIMITS.meta)
  const terms = clean([
    hours && term !== hours ? upperFirst(hours) : undefined,
    ...extras.filter(each => each !== group && !(helps && covered(each, [role, helps]) > 0.6)),
  ])
  const duty = partsOf(reading).find(part =>
    /^(?:washing|cooking|serving|driving|packing|helping|cleaning|teaching|sorting|delivering)\b/i.test(part.text),
  )?.text
  const items = clean([pay && term !== pay ? pay : undefined, place && upperFirst(place), ...terms, group]).filter(
    item => item.length <= 44,
  )
  return [
    draft({
      angle: 'hiring',
      frame: hours || !pay || !place ? 'F34' : 'F35',
      rank: 160,
      template: 'job_opening',
      top: role,
      lead: `${/\bvolunteer|\b(?:can you|could you) (?:spare|help|give)/i.test(`${role} ${reading.text}`) ? 'Wanted' : 'Hiring'}: ${lowerFirst(role, new Set(reading.names.values()))}${place ? `, ${place}` : ''}${group ? `, ${lowerFirst(group)}` : ''}${duty ? `, for ${lowerFirst(duty)}` : ''}.`,
      boxes: {
        headline,
        name: role,
        items: items.slice(0, 4),
        place: place && covered(place, [headline]) < 1 ? upperFirst(place) : undefined,
        note: group,
        salary: paid && covered(paid, [headline]) < 1 ? paid : undefined,
        terms: terms.filter(each => each.length <= BOX_LIMITS.meta && covered(each, [headline]) < 0.9).slice(0, 6),
        contact,
        cta: firstFit(
          28,
          address && /@/.test(address) ? `Write to ${address}` : undefined,
          deadline ? `Apply by ${say(reading, deadline, 'plain')}` : undefined,
          'Apply',
        ),
        meta: until ? upperFirst(until) : undefined,
        link: address,
      },
      lines: clean([
        upperFirst(clean([paid, hours]).join(', ')) && sentence(upperFirst(clean([paid, hours]).join(', '))),
        ...extras
          .filter(extra => extra !== group && !(helps && covered(extra, [role, helps]) > 0.6))
          .map(extra => sentence(extra)),
      ]),
      details: how && how !== contact ? [sentence(how)] : [],
      action: address ? `${address}${until ? ` ${until}` : ''}` : contact && sentence(contact),
      points: [...items.map(title => ({ title }))],
      topics: clean([
        role.split(' ').slice(-2).join(' '),
        'hiring',
        /^(?:remote|hybrid|fully)/i.test(place ?? '') ? undefined : place?.split(',')[0],
      ]),
      notes,
      fixed: ['Hiring', 'Wanted', 'wanted', 'Apply', 'Write', 'Call'],
    }),
  ]
}

/** “12 volunteers to help serve …”: how many are wanted. */
function withCount(role: string | undefined, said: string): string | undefined {
  const count = said.match(
    /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?=(?:volunteers|helpers|stewards|marshals|drivers)\b)/i,
  )?.[1]
  return count && role && !/^\d/.test(role) ? `${upperFirst(count)} ${lowerFirst(role)}` : role
}

function tidyRole(raw: string | undefined): string | undefined {
  const text = raw
    ?.replace(
      /\b(?:new|rockstar|ninja|talented|amazing|passionate|experienced|great|awesome|full[- ]time|part[- ]time)\s+/gi,
      '',
    )
    .replace(/^(?:an?|the|our|need|hiring) /i, '')
    .replace(/\s+(?:to|and|or|wanted|needed|required)?\s*$/i, '')
    .trim()
  return text ? upperFirst(text) : undefined
}

const lowerUnlessName = (place: string, reading: Reading): string =>
  lowerFirst(place, new Set([...reading.names.values(), place.split(/[ ,]/)[0] ?? '']))
