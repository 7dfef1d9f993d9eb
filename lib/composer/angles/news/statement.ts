import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { actionOf, ctaOf } from '#lib/composer/angles/news/action.ts'
import { awarded, changed, offered, type Told } from '#lib/composer/angles/news/told.ts'
import {
  addressOf,
  beforeDate,
  clean,
  comingDate,
  impersonal,
  readable,
  remaining,
  restOf,
  say,
  shorten,
  splitAt,
  withoutAddress,
} from '#lib/composer/angles/tools.ts'
import { BOX_LIMITS } from '#lib/composer/limits.ts'
import { type Clause, type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { dangles, squeeze, startsWithVerb, tighten } from '#lib/composer/words/compress.ts'
import { contentWords, covered, stem } from '#lib/composer/words/overlap.ts'
import { asBase, ourDeed, parseClause } from '#lib/composer/words/phrase.ts'

/** The brief's own best clause, trimmed to a headline; the rest follows in order. */
export function announcement(reading: Reading): Draft[] {
  if (reading.language !== 'en') return []
  const scored = reading.facts
    .filter(clause => clause.text.split(/\s+/).length > 1 || reading.brand.offer.features.length === 0)
    .flatMap((clause, index) => {
      const told = awarded(clause) ?? headlineOf(clause, reading)
      if (!told) return []
      const long = told.headline.length > 60 ? 10 : told.headline.length > 42 ? 4 : 0
      return [{ clause, ...told, value: worth(clause, reading) - index * 2 - long }]
    })
    .sort((a, b) => b.value - a.value)
  const best = scored[0]
  if (!best) return []
  const headline = best.headline
  const own = readable({ text: best.clause.text.replace(TIP, '') }, reading)
  const rest = best.rest || restOf(own, headline) || restOf(impersonal(stripStop(own), reading), headline)
  const others = remaining(reading, [headline, own], 5)
  const ownAdds = covered(own, [headline]) < 0.75
  const echo = !rest && ownAdds && covered(headline, [own]) < 0.7 ? own : ''
  const bodies = [rest, ...others, echo].filter(text => text !== '')
  const short = (text: string): boolean => text.length <= (text === rest ? BOX_LIMITS.legal : 90)
  const body = bodies.find(short) ?? (bodies[0] ? shorten(bodies[0], 90) : undefined)
  const date = comingDate(reading)
  const address = addressOf(reading)
  const tip = /^(?:\p{L}+ )?tip\b/iu.test(best.clause.text)
  return [
    draft({
      angle: tip ? 'tip' : 'announcement',
      frame: 'brief',
      rank: 14 + (/\d/.test(headline) ? 8 : 0) + (date ? 4 : 0),
      template: SCREEN.test(reading.text)
        ? 'product'
        : (startsWithVerb(headline) && !date) || tip
          ? 'statement'
          : 'announcement',
      top: topOf(headline),
      lead: own || headline,
      boxes: {
        headline,
        body: body === headline ? undefined : body,
        cta: ctaOf(address) ?? actionOf(reading),
        label: reading.text.match(SCREEN)?.[1],
        eyebrow: tip
          ? 'Tip'
          : date && !headline.includes(say(reading, date)) && !(body ?? '').includes(say(reading, date))
            ? upperFirst(say(reading, date, 'plain'))
            : undefined,
      },
      details: others,
      action: address,
      points: clean([rest || (ownAdds ? own : undefined), ...others]).map(title => ({ title: stripStop(title) })),
      topics: [headline],
      fixed: ['Tip', 'Call'],
    }),
  ]
}

/** The brief asks for a screen of the product. */
const SCREEN = /\b(?:the|our|a) (?:new )?([\p{L} ]{2,24}?) (?:screen|screenshot|dashboard|mock-?up)\b/iu

const topOf = (headline: string): string => headline.match(/[£$€]?\d[\d.,:]*\d?%?/)?.[0] ?? stripStop(headline)

function headlineOf(clause: Clause, reading: Reading): Told | undefined {
  const { text } = clause
  if (text.endsWith('?')) return text.length <= HEADLINE_TIERS[1] ? { headline: text } : undefined
  const bare = withoutAddress(text)
    .replace(TIP, '')
    .replace(/^(?:and|also|plus|so|but|oh),? /i, '')
    .replace(/^how (?=\p{Lu})/u, '')
    .replace(/^because (?=(?:we|our|it)\b)/i, '')
  const deed = ourDeed(tighten(bare))
  const parsed = parseClause(bare)
  const [, group = '', helped] =
    bare.match(/^(you) can (?:now )?(\p{L}.*)$/iu) ??
    bare.match(
      /\b(?:lets|helps|allows|enables|let|help) (you|users|customers|teams|people|anyone|everyone|\p{L}+s|small \p{L}+) (?:to )?(\p{L}.*)$/iu,
    ) ??
    []
  const whom = /^(?:you|users|customers|people|anyone|everyone)$/i.test(group)
    ? undefined
    : `For ${group.toLowerCase()}.`
  const whole = impersonal(bare, reading)
  const seam = splitAt(whole, HEADLINE_TIERS[0])
  const dated = bare.match(LEADING_DATE)
  const caused = bare.match(LEADING_CAUSE)?.[1]
  const thanked = bare.match(THANKED)?.[1]
  const prize = bare.match(
    /^(.{6,60}?),? (?:to|and|for a chance to|and you could) (win (?:an? |two |tickets|the ).+)$/i,
  )
  const tries: (string | undefined)[] = [
    prize?.[2],
    thanked,
    helped && startsWithVerb(helped) ? helped : undefined,
    changed(bare),
    offered(bare),
    deed && NEWS.test(deed.base) && !AIMED.test(deed.object) ? deed.object : undefined,
    dated?.[2] ? impersonal(upperFirst(dated[2]), reading) : undefined,
    caused && (splitAt(upperFirst(caused), HEADLINE_TIERS[0])?.head ?? caused),
    whole.length > HEADLINE_TIERS[0] ? whole.match(HEADED)?.[1] : undefined,
    whole,
    seam?.head,
    ...clause.parts
      .filter(
        (part, index) => part.kind === 'fact' && (index === 0 || (!TRAILS.test(part.text) && !ITEM.test(part.text))),
      )
      .map(part => impersonal(part.text.replace(TIP, ''), reading)),
    beforeDate(clause, reading),
    splitAt(whole, HEADLINE_TIERS[1])?.head,
    splitAt(whole, HEADLINE_TIERS[2])?.head,
    parsed && /\byou$/i.test(parsed.subject) && parsed.form === 'base'
      ? asBase(`${parsed.verb} ${parsed.rest}`)
      : undefined,
  ]
  const later = clause.parts.slice(1).map(part => impersonal(part.text.replace(TIP, ''), reading))
  const leads = (clause.parts[0]?.text.length ?? 0) <= HEADLINE_TIERS[1]
  for (const limit of HEADLINE_TIERS) {
    for (const candidate of limit === HEADLINE_TIERS[0] && leads
      ? tries.filter(each => each === undefined || each === thanked || !later.includes(each))
      : tries) {
      const short =
        candidate === undefined
          ? undefined
          : shorten(upperFirst(candidate.replace(/^(?:there is|there are|meet(?! (?:us|our|the)\b)) /i, '')), limit)
      const words = short?.split(' ').length ?? 0
      if (
        short &&
        short.length >= 8 &&
        words >= 2 &&
        (words <= 9 || limit > 42) &&
        !dangles(short) &&
        (short.endsWith('?') || !PRONOUN.test(short)) &&
        !(words <= 4 && LIMP.test(short))
      )
        return {
          headline: tidyStart(short, reading),
          rest:
            candidate === undefined
              ? undefined
              : (candidate === prize?.[2] ? sentence(prize?.[1] ?? '') : '') ||
                restOf(whole, short) ||
                restOf(upperFirst(caused ?? ''), short) ||
                restOf(candidate, short) ||
                (candidate === helped ? whom : undefined),
        }
    }
  }
  return text.split(/\s+/).length <= 2 && text.length <= 42 ? { headline: sentence(text) } : undefined
}

/** “We open at 6:30” opens no thing. */
const AIMED = /^(?:at|on|in|for|until|from|as|up|to|by|every|late|early|daily|New Year’s|Christmas|Boxing|Easter)\b/i

/** “From 1 March our clinic …”: the day stands above, the news begins after it. */
const LEADING_DATE = /^((?:from|on|since|starting|as of) (?:\p{L}+day )?\d{1,2} \p{L}+(?: \d{4})?),? (.{12,})$/iu
/** “New website for Linden Dental: 38% more bookings”: what it is about stands above, what is said of it below. */
const HEADED =
  /^((?!(?:\S+ )?(?:survey|poll|result|report|fact|update|news|tip|release|reminder|notice|announcement|fix|fixed)s?:)\S+ \S[^:.;]{6,39}): \S/iu
/** “Due to a certificate change, clients …”: what happens is the news, why comes after it. */
const LEADING_CAUSE = /^(?:due to|because of|following|as part of|owing to) [^,]{4,60}, (.{12,})$/iu
/** A later part that leans on what came before it. */
const TRAILS =
  /^(?:\d{1,2}(?:[:.]\d\d)? (?:to|until) |says?|according|before|after|since|that|which|then|plus|with|without|means|meaning|makes|making|giving|gives|thanks|because|for|from|to|at|in|on|by|until|as|up|down|and|but|or|so)\b/iu

/** The last of a list: “quarters and sixths”. */
const ITEM = /^\p{L}+ (?:and|or) \p{L}+$/iu

/** “Thanks to all who came, we raised £640”: the sum is the news. */
const THANKED =
  /^(?:(?:a )?(?:big|huge|massive) )?(?:thanks|thank you|thankyou)\b[^,]*, ((?:we|you|together we) (?:raised|made|collected|sold|donated) .*\d.*)$/iu

const TIP =
  /^(?:(?:\p{L}+ )?tip(?: of the \p{L}+)?|(?:devlog|episode|ep|part|day|week|issue|lesson|chapter) \d+|new|reminder|(?:(?:security|product|company|quick|small) )?update|news|psa|fyi):\s*/iu

/** A headline of 42 characters where one can be had; a longer true one before none. */
const HEADLINE_TIERS = [42, 60, 84] as const

const NEWS =
  /^(?:launch|release|ship|introduce|add|open|unveil|announce|publish|win|raise|hit|reach|join|sign|move|start|build|make|bring|create|relaunch|welcome|serve|plant)$/

/** A sentence that lives on the one before it. */
const LEANS_BACK = /^(?:took|here (?:is|are)|anywhere|that (?:is|was))\b/i
/** A few words that begin in the middle of something. */
const LIMP = /^(?:With|Of|About|Like|Than|As|Just|To|By|Into|Without|Because|When|While|If)\b/
const PRONOUN =
  /^(?:Everything is|It|They|This(?! (?:week|weekend|month|year|season|spring|summer|autumn|winter|morning|Christmas|Easter)\b)|That|These|He|She|Them|Its|Their|And|But|So|Because|Which|Who|Then|There)\b/

const tidyStart = (headline: string, reading: Reading): string =>
  upperFirst(
    headline
      .replace(/^(?:We|Our|I) (?:are|have|’re|’ve) (?:now )?(?=\p{L}+ing )/u, `${reading.brand.name} is `)
      .replace(/^(?:It is|It’s|That’s) /, ''),
  )

const TERMS_ONLY = /^[£$€]?\d[\d.,]* (?:or|each|for|a|per)\b|^[£$€]\d|^\d{1,2}(?:[:.]\d\d)? ?[ap]m to /i
function worth(clause: Clause, reading: Reading): number {
  const numbers =
    within(reading.quantities, clause).length +
    within(reading.percents, clause).length +
    within(reading.money, clause).length
  const dates = within(reading.dates, clause).length
  const hours = within(reading.times, clause).length
  const known = new Set([reading.brand.name, ...reading.brand.offer.features].flatMap(contentWords).map(stem))
  const familiar = contentWords(clause.text).filter(word => known.has(stem(word))).length
  const label =
    clause.label === 'headline' || clause.label === 'title' || clause.label === 'key message' || clause.label === 'what'
      ? 30
      : clause.label
        ? -4
        : 0
  return (
    Math.min(numbers, 2) * 8 +
    Math.min(dates, 1) * 6 +
    Math.min(hours, 2) * 6 +
    Math.min(familiar, 3) * 2 +
    (clause.topic ? 6 : 0) +
    label +
    (/\?$/.test(clause.text) ? 12 : 0) +
    (clause.text.split(/\s+/).length < 3 ? -8 : 0) +
    (LEANS_BACK.test(clause.text) ? -20 : 0) +
    (/^(?:ends?|closes?|until|deadline|offer ends)\b/i.test(clause.text) ? -20 : 0) +
    (TERMS_ONLY.test(clause.text) ? -22 : 0) +
    (squeeze(clause.text, 41) ? 4 : 0)
  )
}
